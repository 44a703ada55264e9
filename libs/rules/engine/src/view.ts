/** The table as one viewer may know it: an allow-list projection of the state. */
import { seesFaces, seesIds, type Viewer } from './audience.js';
import { decisions } from './run.js';
import type { Options } from './decision.js';
import { copy, type Json } from './json.js';
import { valueOf } from './modifiers.js';
import type { Reading } from './rules.js';
import { seeFrame } from './see.js';
import {
  cardOf,
  cardsIn,
  place,
  seatsOf,
  type CardId,
  type Counters,
  type Modifier,
  type Outcome,
  type Place,
  type Seat,
  type State,
} from './state.js';

export interface CardView {
  /** Absent where the viewer may not tell this card from its neighbours. */
  readonly id?: CardId;
  /** Code of the printed card; absent where it lies face down for the viewer. */
  readonly face?: string;
  readonly slot?: number;
  readonly marks?: Readonly<Counters>;
  /** Values as they are now (`Rules.shownValues`). */
  readonly values?: Readonly<Counters>;
  /** What was given to it or taken from it for a time, oldest first; absent for nothing. */
  readonly changes?: readonly ChangeView[];
  /** Cards attached to it or lying under it, by zone. */
  readonly with?: Readonly<Record<string, PileView>>;
}

export type ChangeView = Omit<Modifier, 'id' | 'card'>;

export interface PileView {
  readonly count: number;
  /** Absent where the viewer may know the number only. */
  readonly cards?: readonly CardView[];
}

export interface DecisionView {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  /** Only for the seat that is asked, and for the house. */
  readonly options?: Options;
}

export interface SeatView {
  readonly seat: Seat;
  readonly counters: Readonly<Counters>;
  readonly zones: Readonly<Record<string, PileView>>;
}

export interface TableView {
  readonly ruleset: string;
  /** How the holes in the rules are read now. */
  readonly options: { readonly [name: string]: Json };
  readonly counters: Readonly<Counters>;
  readonly seats: readonly SeatView[];
  readonly shared: Readonly<Record<string, PileView>>;
  /** What the rules are in the middle of, the latest last: windows, attacks, effects half done. */
  readonly underway: readonly Json[];
  readonly decisions: readonly DecisionView[];
  readonly outcome: Outcome | null;
}

export function view(reading: Reading, viewer: Viewer): TableView {
  const { state } = reading;
  return {
    ruleset: state.ruleset,
    options: state.options,
    counters: openCounters(reading, state.table, viewer),
    seats: seatsOf(state).map((seat) => ({
      seat,
      counters: openCounters(reading, state.players[seat] ?? {}, viewer),
      zones: zonesOf(reading, seat, viewer),
    })),
    shared: zonesOf(reading, 0, viewer),
    underway: state.stack.map((frame) => copy(seeFrame(reading.rules, frame, viewer))),
    decisions: decisionsFor(reading, viewer),
    outcome: state.outcome,
  };
}

export function decisionsFor(reading: Reading, viewer: Viewer): readonly DecisionView[] {
  return decisions(reading).map(({ id, seat, kind, options }) =>
    viewer === seat || viewer === 'house' ? { id, seat, kind, options } : { id, seat, kind },
  );
}

function openCounters({ rules }: Reading, counters: Counters, viewer: Viewer): Counters {
  const open = Object.entries(counters).filter(
    ([what]) => viewer === 'house' || rules.openCounters.includes(what),
  );
  return Object.fromEntries(open);
}

function zonesOf(
  reading: Reading,
  holder: Seat | CardId,
  viewer: Viewer,
): Readonly<Record<string, PileView>> {
  const zones: Record<string, PileView> = {};
  for (const zone of Object.keys(reading.rules.zones)) {
    const at = place(zone, holder);
    if (reading.state.places[at]) zones[zone] = pile(reading, at, viewer);
  }
  return zones;
}

/** Cards whose ids a viewer may not know are counted, never listed: their order would tell. */
function pile(reading: Reading, at: Place, viewer: Viewer): PileView {
  const ids = cardsIn(reading.state, at);
  if (!seesIds(reading.rules, at, viewer)) return { count: ids.length };
  const faces = seesFaces(reading.rules, at, viewer);
  return {
    count: ids.length,
    cards: ids.map((id) => (faces ? cardView(reading, id, viewer) : { id })),
  };
}

function cardView(reading: Reading, id: CardId, viewer: Viewer): CardView {
  const card = cardOf(reading.state, id);
  const values = reading.rules.shownValues.map((what) => [what, valueOf(reading, id, what)]);
  const changes = changesOf(reading.state, id);
  const attached = zonesOf(reading, id, viewer);
  return {
    id,
    face: card.face,
    ...(card.slot === 0 ? {} : { slot: card.slot }),
    ...(Object.keys(card.marks).length === 0 ? {} : { marks: { ...card.marks } }),
    ...(values.length === 0 ? {} : { values: Object.fromEntries(values) as Counters }),
    ...(changes.length === 0 ? {} : { changes }),
    ...(Object.keys(attached).length === 0 ? {} : { with: attached }),
  };
}

const changesOf = ({ modifiers }: State, changed: CardId): readonly ChangeView[] =>
  modifiers
    .filter(({ card }) => card === changed)
    .map(({ what, by, sets, until, giver }) => ({
      ...{ what, by, until, giver },
      ...(sets ? { sets } : {}),
    }));
