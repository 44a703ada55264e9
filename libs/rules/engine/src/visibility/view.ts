/** The table as one viewer may know it: an allow-list projection of the state. */
import { withoutUndefined } from '../base/without-undefined.js';
import { copy, type Json } from '../base/json.js';
import type { Writable } from '../base/writable.js';
import type { Options } from '../contract/decision.js';
import type { Reading } from '../contract/rules.js';
import type {
  Asked,
  CardId,
  Counters,
  Modifier,
  Outcome,
  Place,
  Seat,
  State,
} from '../contract/state.js';
import { decisions } from '../decisions/open-decisions.js';
import { valueOf } from '../state/modifiers.js';
import { cardOf, cardsIn, holderOf, JUDGE, seatsOf, zoneOf } from '../state/state.js';
import { isKnownTo, seesFaces, seesIds, type Viewer } from './audience.js';
import { seeFrame } from './see.js';

export interface CardView {
  /** The card's id; absent where the viewer may not tell this card from its neighbours. */
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
  /**
   * The cards, where the viewer may know more than the number. Of face-down cards those are listed,
   * without ids, which the viewer knew before they were laid there.
   */
  readonly cards?: readonly CardView[];
}

export interface DecisionView extends Asked {
  /** Options, for the seat that is asked and for the house alone. */
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
  const { rules, state } = reading;
  const looking: Looking = { rules, state, viewer, held: heldBy(state), standing: new Map() };
  return {
    ruleset: state.ruleset,
    options: state.options,
    counters: openCounters(looking, state.table),
    seats: seatsOf(state).map((seat) => ({
      seat,
      counters: openCounters(looking, state.players[seat] ?? {}),
      zones: zonesOf(looking, String(seat)) ?? {},
    })),
    shared: zonesOf(looking, '0') ?? {},
    underway: state.stack.map((frame) => copy(seeFrame(rules, frame, viewer))),
    decisions: decisionsFor(reading, viewer),
    outcome: state.outcome,
  };
}

function decisionsFor(reading: Reading, viewer: Viewer): readonly DecisionView[] {
  return decisions(reading).map(({ options, ...asked }) =>
    viewer === asked.seat || viewer === 'house' ? { ...asked, options } : asked,
  );
}

interface Looking extends Reading {
  readonly viewer: Viewer;
  /** Places by whom or what they belong to, then by zone: most cards hold none. */
  readonly held: ReadonlyMap<string, ReadonlyMap<string, Place>>;
}

function heldBy({ places }: State): Looking['held'] {
  const held = new Map<string, Map<string, Place>>();
  for (const at of Object.keys(places)) {
    const holder = holderOf(at);
    let zones = held.get(holder);
    if (!zones) held.set(holder, (zones = new Map<string, Place>()));
    zones.set(zoneOf(at), at);
  }
  return held;
}

function openCounters({ rules, viewer }: Looking, counters: Counters): Counters {
  const open: Counters = {};
  for (const what in counters) {
    const isOpen = viewer === 'house' || rules.openCounters.includes(what);
    const isJudges = viewer === JUDGE && rules.isOpenToJudge?.(what) === true;
    if (isOpen || isJudges) open[what] = counters[what] as number;
  }
  return open;
}

/** The piles of one holder in the rules' order of zones; undefined where it holds none. */
function zonesOf(looking: Looking, holder: string): Record<string, PileView> | undefined {
  const held = looking.held.get(holder);
  if (!held) return undefined;
  const zones: Record<string, PileView> = {};
  for (const zone in looking.rules.zones) {
    const at = held.get(zone);
    if (at !== undefined) zones[zone] = pile(looking, at);
  }
  return zones;
}

/** Cards whose ids a viewer may not know are counted, never listed: their order would tell. */
function pile(looking: Looking, at: Place): PileView {
  const ids = cardsIn(looking.state, at);
  if (!seesIds(looking.rules, at, looking.viewer)) return faceDownPile(looking, ids);
  const faces = seesFaces(looking.rules, at, looking.viewer);
  return {
    count: ids.length,
    cards: ids.map((id) => (faces ? cardView(looking, id) : { id })),
  };
}

/** A pile as its viewer knows it: which known card lies where in it is told to nobody. */
function faceDownPile(looking: Looking, ids: readonly CardId[]): PileView {
  const known = ids.filter((id) => isKnownTo(cardOf(looking.state, id).knownTo, looking.viewer));
  if (known.length === 0) return { count: ids.length };
  return { count: ids.length, cards: known.map((id) => withoutId(cardView(looking, id))) };
}

function withoutId({ id: _, ...seen }: CardView): CardView {
  return seen;
}

function cardView(looking: Looking, id: CardId): CardView {
  const { state, rules } = looking;
  const { face, slot, marks } = cardOf(state, id);
  const seen: Writable<CardView> = { id, face };
  if (slot !== 0) seen.slot = slot;
  if (!isEmpty(marks)) seen.marks = { ...marks };
  if (rules.shownValues.length > 0) seen.values = valuesOf(looking, id);
  const changes = state.modifiers.length > 0 ? changesOf(state, id) : [];
  if (changes.length > 0) seen.changes = changes;
  const attached = zonesOf(looking, id);
  if (attached) seen.with = attached;
  return seen;
}

function isEmpty(counters: Counters): boolean {
  for (const _ in counters) return false;
  return true;
}

function valuesOf(reading: Reading, id: CardId): Counters {
  const values: Counters = {};
  for (const what of reading.rules.shownValues) values[what] = valueOf(reading, id, what);
  return values;
}

const changesOf = ({ modifiers }: State, changed: CardId): readonly ChangeView[] =>
  modifiers
    .filter(({ card }) => card === changed)
    .map(({ what, by, sets, until, giver }) =>
      withoutUndefined({
        what,
        by,
        until,
        giver,
        sets: sets || undefined,
      }),
    );
