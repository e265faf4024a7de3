# The frame and the pages of the browser app. What a game says stands in the game's own catalogue.

house = Ridotto
close = Close
home = Home
seat-nameless = seat { $number }

## When a page cannot be shown

not-found-title = Nothing stands here
not-found-text = This address leads to an empty pedestal. The table may be gone, or a letter of the link is missing.
not-found-home = To the games
page-failed = This page could not be loaded. Look at your connection, then try again.
try-again = Try again
loading = One moment
