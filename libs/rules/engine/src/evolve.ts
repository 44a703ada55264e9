/** Rebuilds the state from facts: no rules, no chance, no choice. `run` uses it too. */
import { forgetSources } from './effects/sources.js';
import { invariant } from './invariant.js';
import { copy } from './json.js';
import { forgetPile } from './repetition/situation.js';
import { acted, forgetSituations, lookAtSituation, watched } from './repetition/watch.js';
import { cardOf, type Card, type CardId, type Counters, type Place, type State } from './state.js';
import type { Counted, Ended, Fact, Marked, Modified, Moved } from './facts.js';
import type { Paused, Ruled, Shuffled, Slotted, Stocked } from './facts.js';

/** Changes `state` to what holds after `fact`. */
export function evolve(state: State, fact: Fact): void {
  switch (fact.kind) {
    case 'stocked':
      return stocked(state, fact);
    case 'moved':
      return moved(state, fact);
    case 'shuffled':
      return shuffled(state, fact);
    case 'rolled':
    case 'picked':
      state.draws += 1;
      return;
    case 'counted':
      return counted(state, fact);
    case 'marked':
      return marked(state, fact);
    case 'slotted':
      return slotted(state, fact);
    case 'modified':
      return modified(state, fact);
    case 'unmodified':
      state.modifiers = state.modifiers.filter(({ id }) => !fact.ids.includes(id));
      return;
    case 'paused':
      return paused(state, fact);
    case 'ruled':
      return ruled(state, fact);
    case 'watched':
      return watched(state, fact);
    case 'acted':
      return acted(state, fact);
    case 'ended':
      return ended(state, fact);
    case 'shown':
    case 'happened':
      return;
    default:
      return unknown(fact);
  }
}

/** A record of other rules than these may hold anything; what is not understood stops its match. */
function unknown(fact: never): never {
  const { kind } = fact as { readonly kind?: unknown };
  invariant(false, `there is no fact of the kind '${String(kind)}'`);
}

/** Ids are a family and a number (`c12`); the family remembers the highest number given. */
export const nextId = (state: State, family: string): string =>
  `${family}${(state.ids[family] ?? 0) + 1}`;

function takeId(state: State, id: string): void {
  let digits = id.length;
  while (isDigit(id.charCodeAt(digits - 1))) digits -= 1;
  const family = id.slice(0, digits);
  state.ids[family] = Math.max(state.ids[family] ?? 0, Number(id.slice(digits)));
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

function counted(state: State, { seat, what, to }: Counted): void {
  if (seat === 0) {
    state.table = withCount(state.table, what, to);
    forgetSituations(state, what);
  } else state.players[seat] = withCount(playerOf(state, seat), what, to);
}

function marked(state: State, { card: id, mark, to }: Marked): void {
  const card = cardOf(state, id);
  card.marks = withCount(card.marks, mark, to);
  if (state.watch) forgetPile(state.places[card.place]);
}

function slotted(state: State, { card, slot }: Slotted): void {
  const slotted = cardOf(state, card);
  slotted.slot = slot;
  if (state.watch) forgetPile(state.places[slotted.place]);
}

/**
 * A counter at 0 is the same as none, so that equal situations are equal values. The others are
 * put together anew: an object that a member was deleted from is slow to read ever after.
 */
function withCount(counters: Counters, what: string, to: number): Counters {
  if (to !== 0) {
    counters[what] = to;
    return counters;
  }
  const others: Counters = {};
  for (const name in counters) {
    if (name !== what) others[name] = counters[name] as number;
  }
  return others;
}

function playerOf(state: State, seat: number): Counters {
  const player = state.players[seat];
  invariant(player, () => `no seat ${seat}`);
  return player;
}

function stocked(state: State, { owner, to, faces, family }: Stocked): void {
  forgetSources(state);
  const ids = (state.places[to] ??= []);
  if (state.watch) forgetPile(ids);
  for (const face of faces) {
    const id = nextId(state, family);
    takeId(state, id);
    state.cards[id] = { id, face, owner, place: to, slot: 0, marks: {} };
    ids.push(id);
  }
}

function moved(state: State, { card: id, as, from, to, slot, under, knownTo }: Moved): void {
  forgetSources(state);
  const card = cardOf(state, id);
  invariant(card.place === from, () => `${id} is at ${card.place}, not at ${from}`);
  leave(state, from, id);
  const ids = (state.places[to] ??= []);
  if (state.watch) forgetPile(ids);
  if (under) ids.unshift(as);
  else ids.push(as);
  if (as === id) {
    card.place = to;
    card.slot = slot;
    return;
  }
  delete state.cards[id];
  takeId(state, as);
  const { face, owner } = card;
  const there: Card = { id: as, face, owner, place: to, slot, marks: {} };
  state.cards[as] = knownTo === undefined ? there : { ...there, knownTo };
}

function leave(state: State, from: Place, id: CardId): void {
  const ids = state.places[from];
  const index = ids?.lastIndexOf(id) ?? -1;
  invariant(ids && index >= 0, () => `${id} is not listed at ${from}`);
  if (state.watch) forgetPile(ids);
  ids.splice(index, 1);
  if (ids.length === 0) delete state.places[from];
}

function shuffled(state: State, { place, order }: Shuffled): void {
  forgetSources(state);
  const before = state.places[place] ?? [];
  invariant(before.length === order.length, `a shuffle of ${order.length} cards at ${place}`);
  if (order.length > 0) state.places[place] = order.map((index) => before[index] as CardId);
  state.draws += 1;
}

function modified(state: State, { modifier }: Modified): void {
  state.modifiers.push(modifier);
  takeId(state, modifier.id);
}

function ruled(state: State, { option, value }: Ruled): void {
  state.options = { ...state.options, [option]: value };
}

/** The frames are copied: the fact stays as written while the rules go on with the state's own. */
function paused(state: State, { keep, frames, pending = [], asked, goesOn }: Paused): void {
  state.stack = state.stack.slice(0, keep);
  for (const frame of frames) state.stack.push(copy(frame));
  state.pending = [...pending];
  state.asked = asked;
  if (goesOn !== undefined) {
    state.goesOn = goesOn;
    return;
  }
  if (state.goesOn !== undefined) delete state.goesOn;
  if (state.watch) lookAtSituation(state);
}

function ended(state: State, { outcome }: Ended): void {
  state.outcome = outcome;
  if (state.watch) delete state.watch;
}
