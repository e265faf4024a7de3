"""Players of a few lines that always do the same: what the gentlest level is tuned on, and no level may lose to."""
