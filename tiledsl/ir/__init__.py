"""Two intermediate representations: what the user wrote (nodes/), and what one lane executes (program/)."""
