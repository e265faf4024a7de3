"""The house on the network: REST, WebSockets, and what keeps strangers out."""
