/** Decks to begin with, two for each Flag, each with a plan of its own. */
import { invariant } from '@scoresheet/rules-engine';
import { checkDeck } from './deck-check.js';
import { readDeckList } from './deck-list.js';

export interface ReadyDeck {
  readonly name: string;
  /** Card codes: Flag, Buddy, then the deck. */
  readonly cards: readonly string[];
}

function ready(name: string, list: string): ReadyDeck {
  const { cards, problems } = readDeckList(list);
  const [problem] = [...problems, ...checkDeck(cards)];
  invariant(!problem, `the ready deck '${name}' is wrong: ${problem?.says}`);
  return { name, cards };
}

/** Machines that hit through the center, and come back from the drop zone. */
const FULL_STEAM = `
  1 Brass Harbor
  5 Captain Valve     # one of them is the Buddy
  4 Boiler Cadet
  3 Rivet Mouse
  3 Ballast Twins
  2 Pump Brothers
  2 Furnace Finch
  3 Breakwater Bull
  2 Old Piston
  2 Slag Walker
  2 Steam Surgeon
  2 The Leviathan Works
  2 Boarding Hook
  2 Tin Breastplate
  3 Cannon Cough
  2 Wrong Pier
  2 Hull Plating
  2 Hammer Song
  2 A Best Friend's Share
  2 Overboard Accounting
  1 Second Shift
  2 Scuttle Her
  1 Full Broadside
`;

/** Sailors with something in their hands: the item attacks while the center stays empty. */
const ALL_HANDS = `
  1 Brass Harbor
  4 Admiral Thunderpipe
  4 Cork Gull
  3 Stowaway Pup
  4 Harpoon Nan
  3 Chartless Mapper
  2 Lamp Semaphore
  3 Rope Duelist
  2 Wick the Crane
  2 Duchess of the Dry Dock
  2 Furnace Finch
  2 Harbormaster's Cutlass
  2 Storm Umbrella
  1 Twin Spanners
  3 Belay That
  2 Cannon Cough
  2 Shore Leave
  2 Say Hello for Me
  2 Rainy Day Tin
  2 Steam Whistle
  1 Harbor Fog
  2 Full Broadside
  1 Last Bell
  2 Rivet Rain
`;

/** Old wood that does not leave, and gains what the others take. */
const DEEP_ROOTS = `
  1 Midnight Orchard
  5 Grandmother Plum
  4 Hedge Fencer
  3 Snail Postman
  3 Bark Nurse
  2 Wick Sprout
  2 Thornling Bodyguard
  3 Sexton Badger
  2 Briar Constable
  2 Root Cellar Giant
  2 The Old Pear Tree
  2 Bark Cloak
  1 Bramble Bracelet
  3 Home Before Dark
  2 Caught by the Breeze
  2 Frost on the Blossom
  2 Midnight Soup
  2 Grafting
  2 Seeds for Later
  2 A Best Friend's Share
  1 Ivy Curtain
  2 Not on My Lawn
  1 Bonfire of Letters
  1 Moonfall
  1 The Whole Swarm
`;

/** Moths and lanterns: here, then there, and twice before anybody looks up. */
const NIGHT_FLIGHT = `
  1 Midnight Orchard
  5 Moonpetal Dancer
  4 Dust Moth
  3 Moth Courier
  3 Windfall Thief
  2 Paper Wasp
  2 Gossip Bat
  2 Orchard Cat
  3 Thimble Owl
  2 Lantern Magistrate
  2 Velvet Executor
  2 Queen Mothmantle
  1 Landlord Pippin
  2 Moonsilver Needle
  2 Hurry, Hurry
  2 Home Before Dark
  2 Caught by the Breeze
  2 Two Steps in the Dark
  2 Borrowed Ladder
  2 Windy Bookkeeping
  2 Together, Obviously
  2 Second Breakfast
  2 Night Harvest
  1 Dawn Chorus
  1 Long Evening
`;

export const READY_DECKS: readonly ReadyDeck[] = [
  ready('Full Steam', FULL_STEAM),
  ready('All Hands', ALL_HANDS),
  ready('Deep Roots', DEEP_ROOTS),
  ready('Night Flight', NIGHT_FLIGHT),
];
