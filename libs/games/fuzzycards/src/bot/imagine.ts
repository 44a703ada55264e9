/**
 * A state that looks to a seat like the one it sees: blank cards lie where it sees none, so that
 * the rules themselves can tell what an answer would bring about. What was given to a card for a
 * time is in no view; it counts as far as it changes a shown value.
 */
import {
  copy,
  decisions,
  emptyTable,
  idFamily,
  place,
  same,
  seatsOf,
  valueOf,
  type CardFace,
  type CardView,
  type Counters,
  type Frame,
  type Place,
  type PileView,
  type Reading,
  type Rules,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { fuzzycards } from '../game.js';
import type { Question, Seen } from './seen.js';

/** What an unseen card is taken for: nothing that could be played. */
export const BLANK = 'blank';
const BLANK_FACE: CardFace = {
  code: BLANK,
  name: 'a card',
  type: 'event',
  cost: 99,
  stats: {},
  keywords: {},
  words: {},
  abilities: [],
};

/** So many unseen cards of a pile are enough for whatever is foreseen. */
const MOST_UNSEEN = 8;

/** What waits in a chain of triggers is not shown: in thought nothing does. */
const UNSEEN = { queue: [], batch: [], resolved: 0 };

const IMAGINED: Rules = {
  ...fuzzycards,
  faces: { ...fuzzycards.faces, [BLANK]: BLANK_FACE },
};

/** Ids of cards that exist in thought alone begin here: none of the table's is as high. */
const IMAGINED_IDS_FROM = 1_000_000;

/**
 * The same, with the holes in the rules read as this match reads them. No view says how; but what
 * is offered tells, where it matters.
 */
export function imagineOffering(seen: Seen, { options }: Question): Reading {
  for (const read of READINGS) {
    const reading = imagine(seen, read);
    if (decisions(reading).some((decision) => same(decision.options, options))) return reading;
  }
  return imagine(seen);
}

/** The usual reading first, then all that differ from it in one option. */
const READINGS: readonly State['options'][] = [
  {},
  ...Object.entries(fuzzycards.options).flatMap(([name, [, ...others]]) =>
    others.map((value) => ({ [name]: value })),
  ),
];

export function imagine({ table }: Seen, options: State['options'] = {}): Reading {
  const state = emptyTable(IMAGINED, { seats: table.seats.length, options });
  Object.assign(state.table, table.counters);
  for (const { seat, counters, zones } of table.seats) {
    state.players[seat] = { ...counters };
    for (const [zone, pile] of Object.entries(zones)) lay(state, place(zone, seat), seat, pile);
  }
  state.stack = table.underway.map((frame) => ({
    ...UNSEEN,
    ...(copy(frame) as unknown as Frame),
  }));
  const reading = { rules: IMAGINED, state };
  changeToShown(
    reading,
    table.seats.flatMap(({ zones }) => zones['field']?.cards ?? []),
  );
  return reading;
}

function lay(state: State, at: Place, owner: Seat, { count, cards }: PileView): void {
  const family = idFamily(IMAGINED, at);
  state.ids[family] ??= IMAGINED_IDS_FROM;
  const unseen = Math.min(count, MOST_UNSEEN);
  const pile: readonly CardView[] = cards ?? Array.from({ length: unseen }, () => ({}));
  state.places[at] = pile.map(({ id = newId(state, family), face = BLANK, ...rest }) => {
    const { slot = 0, marks = {} } = rest;
    state.cards[id] = { id, face, owner, place: at, slot, marks: { ...marks } };
    for (const [zone, attached] of Object.entries(rest.with ?? {})) {
      lay(state, place(zone, id), owner, attached);
    }
    return id;
  });
}

function newId({ ids }: State, family: string): string {
  ids[family] = (ids[family] ?? 0) + 1;
  return `${family}${ids[family]}`;
}

/** Values are shown as they are: what the cards at the table do not explain was given. */
function changeToShown(reading: Reading, cards: readonly CardView[]): void {
  const { state } = reading;
  const changes = cards.flatMap(({ id = '', values = {} }) =>
    Object.entries(values as Counters).map(([what, shown]) => ({
      card: id,
      what,
      by: shown - valueOf(reading, id, what),
    })),
  );
  state.modifiers = changes
    .filter(({ by }) => by !== 0)
    .map((change, index) => {
      const giver = seatsOf(state)[0] as Seat;
      return { id: `imagined${index}`, ...change, until: 'leaves', giver };
    });
}
