/** Attacks and Curses on the purses of others. */
export const BAD_NEIGHBORS = `
  3 Paperboy
  3 Pocket Drake
  1 Teaspoon Slime
  1 Gutter Slime
  1 Lamp Ghost
  3 Toll Neighbor
  3 Tram Inspector
  1 Puddle Slime
  3 Stairwell Dragon
  1 Elder Slime
  1 Attic Ghost
  3 Opera Ghost
  1 Cathedral Dragon
  3 Pick a Pocket
  1 Small Change
  1 Second Wind
  1 Brave Face
  1 Glance Sideways
  1 Thick Sauce
  1 Borrowed Minute
  3 Parking Ticket
  1 Rent Day
  1 Come Back Here
  1 Two Birds
  1 Slime Parade
  3 Vanish
  1 Unhex
  1 Tidy Everything
  3 House Fire
  1 Time Off Work
  3 Small Print
  1 Sticky Fingers
  1 Dripping Tap
  1 Bad Knees
  1 Whispering Stairs
  1 Wet Socks
  1 Slow Letters
  3 Rising Rent
  3 Debt Collector
  1 Penny for Every Draw
  3 Long Shadow of Monday
  1 Mirror of Envy
  1 Poor Reception
  3 The Landlord Knows
  1 Eviction
  1 Ham Sandwich
  1 Odd Sock
  1 Good Weather
  1 Loose Change Jar
  1 Borrowed Pen
  1 Sudden Nostalgia
  1 Cardboard Crown
  1 Bus Ticket
  1 Second Helping
  3 Neighborhood Watch
  3 Monster Repellent
  1 Lemonade Stand
  3 Sharp Turn
  1 Corner Shop
  1 Dance Lessons
  3 Power Plant
  1 The Whole Street
`;
