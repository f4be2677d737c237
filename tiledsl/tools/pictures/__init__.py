"""Pictures of layouts for `tiledsl layout`: the lane and register of each element, its place in LDS, bank conflicts.

Nothing here knows a layout: what is drawn is asked of the functions that the lowering (`layouts`, `lower`) and the
interpreter (`sim.layouts`) work with. `specs` reads what is asked for; `shared`, `registers` and `matrix` find out;
`terminal`, `svg` and `document` show it."""
