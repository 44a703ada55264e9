import { cardOf, cardsIn, place, tableCounter, type Fact } from '@scoresheet/rules-engine';
import {
  oneOf,
  tablesOf,
  twinDecks,
  twinWorlds,
  type DeckMaker,
  type Opened,
} from '@scoresheet/rules-testing';
import { presentationSuite, walkSuite } from '@scoresheet/rules-testing/suites';
import { expect, it } from 'vitest';
import { momentFor } from './acts/moment.js';
import { active } from './field.js';
import { buddyfight, CARDS, checkDeck, ENDINGS, PRESENTATION, READY_DECKS } from './index.js';
import { exchangeOf } from './timing/item.js';
import { PHASES } from './turn/phases.js';

const readyDeck: DeckMaker = (below) => oneOf(READY_DECKS, below).cards;

/** By size, so that what asks for big monsters meets decks that are full of them. */
const bySize = [...CARDS].sort((a, b) => (a.size ?? 0) - (b.size ?? 0));
const FLAGS = CARDS.filter(({ type }) => type === 'flag');
const COPIES = 4;

/** A Flag, a Buddy that it allows, and four each of thirteen cards: seven monsters, six others. */
function deckFrom(from: number, monstersFrom: number): readonly string[] {
  const flag = FLAGS[from % FLAGS.length] as (typeof FLAGS)[number];
  const fitting = bySize.filter(
    ({ type, world }) => type !== 'flag' && ['Generic', ...(flag.allows ?? [])].includes(world),
  );
  const monsters = some(
    fitting.filter(({ type }) => type === 'monster'),
    monstersFrom,
    7,
  );
  const others = some(
    fitting.filter(({ type }) => type !== 'monster'),
    from,
    6,
  );
  const codes = [...monsters, ...others].map(({ code }) => code);
  const [buddy = ''] = codes;
  return [flag.code, buddy, ...codes.flatMap((code) => Array<string>(COPIES).fill(code))];
}

const some = (cards: typeof CARDS, from: number, count: number): typeof CARDS =>
  Array.from(
    { length: count },
    (_, index) => cards[(from + index) % cards.length] as (typeof cards)[number],
  );

/** By its declaration, or as what was turned in for the Buddy. */
function playedBy(fact: Fact): string | undefined {
  if (fact.kind !== 'happened') return undefined;
  if (fact.what === 'card-played') return String(fact['face']);
  return fact.what === 'buddy-called' ? String(fact['copy']) : undefined;
}

const similarDeck: DeckMaker = (below) => deckFrom(below(2 * CARDS.length), below(CARDS.length));

const tableOf = tablesOf({ rules: buddyfight, seats: [2], decks: [readyDeck, similarDeck] });

/** Whoever searches a deck is shown what it holds (A-BFT-67). */
function openedBySearch(fact: Fact, { viewer, state }: Opened): string | undefined {
  const frame = fact.kind === 'paused' ? fact.frames.at(-1) : undefined;
  if (frame?.kind !== 'search' || !('seat' in frame) || frame.seat !== viewer) return undefined;
  return cardsIn(state, place('deck', viewer))
    .map((id) => cardOf(state, id).face)
    .sort()
    .join();
}

walkSuite({
  name: 'Buddyfight',
  rules: buddyfight,
  rulesPage: new URL('../../../../docs/rules/buddyfight.md', import.meta.url),
  tableOf,
  cardTableOf: tablesOf({ rules: buddyfight, seats: [2], decks: [similarDeck] }),
  cards: CARDS.filter(({ type }) => type !== 'flag').map(({ code }) => code),
  cardPlayed: playedBy,
  endings: ENDINGS,
  usualEndings: ['life-lost', 'deck-empty'],
  debts: ['life'],
  calendar: {
    'You attack in your attack phase.': ({ state }, seat) =>
      seat === active(state) && PHASES[tableCounter(state, 'phase') - 1] === 'attack',
    'That is an act of your own main phase; here only [Counter] is used.': ({ state }, seat) =>
      momentFor(state, seat) === 'main' && !exchangeOf(state),
  },
  fromTheSetup: true,
  opens: openedBySearch,
});

presentationSuite({ name: 'Buddyfight', rules: buddyfight, tableOf, presentation: PRESENTATION });

/** A pair of worlds that a random walk found once. */
const foundAt = (seed: number, { viewer = 1, script = 12 } = {}) => ({
  rules: buddyfight,
  seating: tableOf(seed),
  seed,
  viewer,
  script,
});

it('whoever searches the own deck learns what lies in it, and so in the gauge, and no more', () => {
  const worlds = { ...foundAt(2_147_483_626), before: 21 }; // the search's offer is gauge elsewhere
  expect(() => twinWorlds(worlds)).toThrow('by its view');
  expect(twinWorlds({ ...worlds, opens: openedBySearch }).differ).toBe(true);
});

it('whoever is asked about the top cards of the deck sees them, wherever the worlds part', () => {
  const worlds = { ...foundAt(798_285_964, { viewer: 2 }), before: 17 };
  expect(twinWorlds(worlds)).toEqual({ differ: true, compared: 12 });
});

it('with which card of the gauge is paid is told to nobody before it lies open', () => {
  const worlds = foundAt(2_147_483_643); // an act was noted by the coin with which it is paid
  expect(twinWorlds({ ...worlds, before: 103 })).toEqual({ differ: true, compared: 12 });
});

it('that a card costs gauge is not told before everybody sees the card', () => {
  const worlds = foundAt(365_599_534, { script: 4 }); // a call from the hand, and the gauge asked for
  expect(twinDecks(worlds)).toEqual({ differ: true, compared: 4 });
});

it('what a spell is paid with is told to nobody before it is paid', () => {
  const worlds = foundAt(29, { viewer: 2 });
  expect(twinWorlds({ ...worlds, before: 3 })).toEqual({ differ: true, compared: 12 });
});

it('the decks that it is played with are legal', () => {
  for (let from = 0; from < 2 * CARDS.length; from += 1) {
    expect(checkDeck(deckFrom(from, 5 * from)).map(({ says }) => says)).toEqual([]);
  }
});
