"""Pictures of layouts: which lane and register holds an element, where it lies in LDS, which banks meet. For the
command line: `tiledsl layout`.

Nothing here knows a layout: what is drawn is asked of the functions that the lowering (`layouts`, `lower`) and the
interpreter (`sim.layouts`) work with. `specs` reads what is asked for; `shared`, `registers` and `matrix` find out;
`terminal`, `svg` and `document` show it."""
