/** Money at every turn, and few fights. */
export const QUIET_INCOME = `
  3 Doormat Cat
  3 Shy Cousin
  1 Teaspoon Slime
  1 Gutter Slime
  1 Lamp Ghost
  3 Night Baker
  1 Puddle Slime
  1 Hallway Ghost
  1 Grocery Wizard
  1 Laundry Robot
  3 Court Baker
  1 Elder Slime
  1 Attic Ghost
  3 Chief Librarian
  1 Cathedral Dragon
  3 Small Change
  3 Bake Sale
  1 Pick a Pocket
  1 Second Wind
  1 Brave Face
  3 Rent Day
  1 Come Back Here
  1 Two Birds
  1 Parking Ticket
  1 Slime Parade
  3 Fortune Cookie
  1 Vanish
  1 Unhex
  3 Tax Season
  1 Grand Finale
  3 Sticky Fingers
  1 Small Print
  1 Dripping Tap
  1 Bad Knees
  1 Whispering Stairs
  1 Wet Socks
  1 Slow Letters
  3 Penny for Every Draw
  1 Rising Rent
  1 Rusty Swords
  1 Debt Collector
  1 Narrow Door
  3 Mirror of Envy
  1 Long Shadow of Monday
  1 Poor Reception
  3 Compound Interest
  1 Midnight Auction
  1 Ham Sandwich
  1 Odd Sock
  1 Good Weather
  1 Loose Change Jar
  1 Borrowed Pen
  1 Sudden Nostalgia
  1 Cardboard Crown
  1 Bus Ticket
  1 Second Helping
  3 Lemonade Stand
  1 Garden Gnome
  1 Trampoline
  1 Neighborhood Watch
  1 Bunk Bed
  3 Corner Shop
  1 Dance Lessons
  1 Spare Room
  3 Fish Market
  1 The Whole Street
`;
