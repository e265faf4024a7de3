title = Палочки
refused-count = You may take one to three sticks, not { $asked }.
typed-unknown = Type take and a number.
event-taken = { $player } takes { $count }.
event-time-ran = Time ran out for { $player }.
event-whispered = The stick whispers { NUMBER($secret, useGrouping: 0) } to { $player }.
reason-last-stick = The last stick was taken.
help-moves = take 2   take two sticks
