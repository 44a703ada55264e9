/** Slimes and what makes them larger. */
export const SLIME_SEASON = `
  3 Teaspoon Slime
  3 Gutter Slime
  1 Lamp Ghost
  1 Doormat Cat
  1 Paperboy
  3 Puddle Slime
  1 Hallway Ghost
  1 Night Baker
  1 Grocery Wizard
  1 Laundry Robot
  3 Elder Slime
  1 Attic Ghost
  1 Court Baker
  3 Moving Van Golem
  1 Slime of All Slimes
  3 Brave Face
  1 Small Change
  1 Pick a Pocket
  1 Second Wind
  1 Glance Sideways
  1 Thick Sauce
  1 Borrowed Minute
  3 Slime Parade
  3 Wake the Street
  1 Rent Day
  1 Vanish
  1 Unhex
  1 Tidy Everything
  1 Big Idea
  1 Fortune Cookie
  1 Change of Heart
  1 House Fire
  1 Tax Season
  1 Time Off Work
  3 Broken Bell
  1 Sticky Fingers
  1 Small Print
  1 Dripping Tap
  1 Bad Knees
  1 Whispering Stairs
  1 Wet Socks
  3 Haunted Ladder
  1 Penny for Every Draw
  1 Rising Rent
  1 Rusty Swords
  1 Debt Collector
  3 Blood Sugar
  1 Long Shadow of Monday
  1 Mirror of Envy
  1 The Landlord Knows
  1 Everybody Shrinks
  1 Closing Time
  1 Midnight Auction
  3 Good Weather
  3 Cardboard Crown
  1 Ham Sandwich
  1 Odd Sock
  1 Loose Change Jar
  1 Lemonade Stand
  1 Garden Gnome
  1 Trampoline
  1 Neighborhood Watch
  1 Bunk Bed
  1 Warm Feeling
  1 Recycling Day
  3 Dance Lessons
  1 Corner Shop
  1 Spare Room
  3 Marching Band
  1 The Whole Street
`;
