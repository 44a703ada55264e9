/** Decks to begin with, each with a plan of its own: to burn, to outlast, to be asked twice. */
import { invariant } from '@scoresheet/rules-engine';
import { checkDeck } from './deck-check.js';
import { readDeckList } from './deck-list.js';

export interface ReadyDeck {
  readonly name: string;
  /** Card codes, 40 of them or more. */
  readonly cards: readonly string[];
}

function ready(name: string, list: string): ReadyDeck {
  const { cards, problems } = readDeckList(list);
  const [problem] = [...problems, ...checkDeck(cards)];
  invariant(!problem, `the ready deck '${name}' is wrong: ${problem?.says}`);
  return { name, cards };
}

/** Fire and sparks: hits first, and rolls for the rest. */
const CHIMNEY_SWEEP = `
  6 Match Imp
  4 Toast Dragonling
  3 Campfire Bard
  2 Chimney Runner
  2 Pepper Chef
  1 Grandpa Volcano
  3 Static Kitten
  2 Fuse Goblin
  2 Pocket Rocket
  2 Oven Gloves
  1 Spare Battery
  3 Thrown Stove
  2 Book Burning
  1 House Warming
  2 Spite
  2 Breaker Switch
  2 Power Surge
  1 Heat Wave
  1 Thunder Season
`;

/** Metal and light: a wall before the deck, and friends that get up again. */
const FRONT_PORCH = `
  4 Bolt Brothers
  3 Tin Doorman
  2 Anvil Granny
  2 Kettle Sentinel
  1 Old Ironsides Mel
  4 Candle Kin
  3 Sunday Gardener
  2 Lighthouse Aunt
  1 Window Saint
  2 Morning Parade
  1 Auntie Noon
  2 Bucket Helmet
  2 Dented Shield
  1 Pocket Sunrise
  2 Spare Parts
  3 Group Hug
  2 Blinding Grin
  2 Dropped Anvil
  3 Not Today
  2 Quick Rivet
  1 Borrowed Glow
  1 Scaffolding
`;

/** Water and wind: cards come back, others go back to where they came from. */
const WASHING_DAY = `
  4 Puddle Duck
  4 Bath Pirate
  2 Tidepool Librarian
  2 Fountain Monk
  2 Ferry Oldtimer
  1 Queen of Mondays
  4 Kite Sprout
  3 Mail Gull
  2 Gale Juggler
  1 Balloon Captain
  1 Zephyrine the Late
  2 Bottled Rain
  2 Rubber Ring
  2 Paper Wings
  1 High Tide
  3 Splash
  2 Undertow
  2 Tailwind
  2 Cold Shower
  2 Detour
  2 Message in a Bottle
  1 Open Windows
  1 Long Bath
`;

/** Shadow, with a spark of luck: hands empty, answers answered. */
const NIGHT_SHIFT = `
  6 Alley Whisker
  4 Pickpocket Moth
  3 Curtain Dweller
  3 Grudge Collector
  2 Sleepless Landlord
  1 Madame Umbra
  3 Doorbell Prankster
  2 Jukebox Ghost
  1 Storm Accountant
  2 Smoke Pellet
  2 Mask of Nobody
  1 Lucky Plug
  3 Bad Dreams
  3 Long Shadow
  2 Unfair Trade
  2 Hush
  2 Second Thoughts
  1 Breaker Switch
  1 Lights Out
  1 Curfew
`;

export const READY_DECKS: readonly ReadyDeck[] = [
  ready('Chimney Sweep', CHIMNEY_SWEEP),
  ready('Front Porch', FRONT_PORCH),
  ready('Washing Day', WASHING_DAY),
  ready('Night Shift', NIGHT_SHIFT),
];
