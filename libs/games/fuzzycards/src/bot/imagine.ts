/**
 * A state that looks to a seat like the one it sees: blank cards lie where it sees none, so that
 * the rules themselves can tell what an answer would bring about.
 */
import {
  copy,
  emptyTable,
  idFamily,
  place,
  type CardFace,
  type CardView,
  type Frame,
  type Place,
  type PileView,
  type Reading,
  type Rules,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { fuzzycards } from '../game.js';
import type { Seen } from './seen.js';

/** What an unseen card is taken for: nothing that could be played. */
const BLANK = 'blank';
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

export function imagine({ table }: Seen): Reading {
  const { seats, options } = table;
  const state = emptyTable(IMAGINED, { seats: seats.length, options });
  Object.assign(state.table, table.counters);
  for (const { seat, counters, zones } of seats) {
    state.players[seat] = { ...counters };
    for (const [zone, pile] of Object.entries(zones)) lay(state, place(zone, seat), seat, pile);
  }
  state.stack = table.underway.map((frame) => ({
    ...UNSEEN,
    ...(copy(frame) as unknown as Frame),
  }));
  return { rules: IMAGINED, state };
}

function lay(state: State, at: Place, owner: Seat, { count, cards }: PileView): void {
  const family = idFamily(IMAGINED, at);
  state.ids[family] ??= IMAGINED_IDS_FROM;
  const unseen = Math.min(count, MOST_UNSEEN);
  const pile: readonly CardView[] = cards ?? Array.from({ length: unseen }, () => ({}));
  state.places[at] = pile.map(({ id = newId(state, family), face = BLANK, ...rest }) => {
    const { slot = 0, marks = {}, changes = [] } = rest;
    state.cards[id] = { id, face, owner, place: at, slot, marks: { ...marks } };
    for (const change of changes) {
      state.modifiers.push({ id: `given${state.modifiers.length}`, card: id, ...change });
    }
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
