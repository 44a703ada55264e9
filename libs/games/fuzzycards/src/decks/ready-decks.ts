/**
 * Decks to begin with, each with a plan of its own: to be faster, to outlast, to be somewhere
 * else, to take away what the other holds.
 */
import { invariant } from '@scoresheet/rules-engine';
import { checkDeck } from './deck-check.js';
import { readDeckList } from './deck-list.js';

export interface ReadyDeck {
  readonly name: string;
  /** Card codes, 30 of them. */
  readonly cards: readonly string[];
}

function ready(name: string, list: string): ReadyDeck {
  const { cards, problems } = readDeckList(list);
  const [problem] = [...problems, ...checkDeck(cards)];
  invariant(!problem, `the ready deck '${name}' is wrong: ${problem?.says}`);
  return { name, cards };
}

/** Rush, and damage past everything that stands in the way. */
const RUSH_HOUR = `
  3 Copper Kettle Bruiser
  3 Laundry Day Brawler
  2 Moth of Maybe
  3 Gatecrash Goat
  2 Sparking Stoker
  2 Splinter Imp
  2 Drumline Ox
  2 Thunder Cobbler
  1 Orchard Giantess
  1 Opening Cannoneer
  2 Avalanche Auntie
  1 Marrow the Kind
  2 Sledge of Second Thoughts
  1 Roller Skates
  1 Falling Piano
  1 Volunteer Cannonball
  1 Shared Hiccups
`;

/** Guards, healing and Life: the other's Scroll may well run out first. */
const STONE_SOUP = `
  2 Barnacle Monk
  2 Anvil Carrier
  2 Mule Sergeant
  2 Slow Snail Scholar
  3 Bridge Toll Badger
  2 Choir of Pebbles
  2 Soup Line Captain
  1 Drawbridge Nanny
  1 Blotting Leech
  2 Bulwark Tortoise
  1 Hundred-Year Doorman
  1 Teacup Surgeon
  1 Abbot of the Long Nap
  1 Mother of Battlements
  1 The Unbudging Duke
  1 Tin Pot Helmet
  1 Scarecrow Sentry
  1 Drizzle Fountain
  1 Extra Breakfast
  1 Soup Break
  1 Wrecking Ball Permit
`;

/** Never where the blow falls: Stealth, Bridge, Burn, and cards sent back to the hand. */
const NIGHT_FERRY = `
  3 Moth of Maybe
  2 Tea Leaf Rambler
  2 Tomorrow Paperboy
  2 Weathervane Cat
  3 Hush Weasel
  3 Trapdoor Juggler
  1 Candle Wick Jinx
  1 Coat Check Phantom
  2 Dream Ferryman
  1 Almanac Thief
  1 Harbour Tide Writer
  1 Oracle of Lost Umbrellas
  1 Cartographer of Elsewhere
  1 Vesper of the Day After
  1 Cloak of Loose Change
  1 Fog Machine
  2 Hot Potato
  1 Return to Sender
  1 Change of Weather
`;

/** Silence, taxes and lost cards on one side; a full hand and what it is worth on the other. */
const OPEN_LEDGER = `
  2 Lantern Clerk
  2 Receipt Keeper
  2 Index Squirrel
  2 Abacus Newt
  3 Pocket Auditor
  2 Red Ink Notary
  2 Parcel Courier
  1 Keyhole Witness
  2 Verdict Heron
  1 Customs Falcon
  1 Debate Champion
  1 Judge of Small Hours
  1 Archivist of Broken Promises
  1 Dean of the Night School
  1 Ammonite the First Reader
  1 Evidence Locker
  1 Sudden Silence
  1 Caught Red-Handed
  1 Tax Season
  1 Cram Session
  1 Margin Notes
`;

export const READY_DECKS: readonly ReadyDeck[] = [
  ready('Rush Hour', RUSH_HOUR),
  ready('Stone Soup', STONE_SOUP),
  ready('Night Ferry', NIGHT_FERRY),
  ready('Open Ledger', OPEN_LEDGER),
];
