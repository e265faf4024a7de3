# What the house says to people.

## Names

name-length = A name has { $least } to { $most } characters.
name-signs = A name is made of letters, digits, blanks and - _ . ' only.
name-taken = The name “{ $name }” is taken, or too much like one that is.
person-gone = Someone who left
guest-name = { $adjective } { $noun } { $number }
guest-adjectives = Amber, Bold, Bright, Calm, Clever, Daring, Gentle, Golden, Jolly, Kind, Lucky, Merry, Nimble, Noble, Patient, Proud, Quick, Quiet, Silver, Steady, Sunny, Swift, Warm, Wise
guest-nouns = Badger, Beaver, Bison, Cormorant, Crane, Dolphin, Falcon, Fox, Gondolier, Hare, Harlequin, Hedgehog, Heron, Ibis, Lynx, Magpie, Marten, Otter, Owl, Pelican, Raven, Seal, Stork, Swan

## Coming in

password-length = A password has { $least } to { $most } characters.
sign-in-wrong = There is no account with that name and password.
sign-in-often = Too many attempts. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
tokens-many = You have { $most } tokens already; revoke one first.
token-unknown = You have no such token.
banned = You cannot come in at present. Reason given: { $reason }
