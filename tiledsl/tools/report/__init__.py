"""The report of `tiledsl report`: a kernel's costs and behaviour, from its plan and listing, as one HTML page."""
