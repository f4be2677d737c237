"""The capture in progress: statements with their places in the user's source."""
