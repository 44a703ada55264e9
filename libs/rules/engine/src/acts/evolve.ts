/**
 * Rebuilds the state from facts: no chance, no choice, and of the rules only who may know what, for
 * the count of situations that come back. `run` uses it too.
 */
import { invariant } from '../base/invariant.js';
import { copy } from '../base/json.js';
import type { Counted, Ended, Fact, Marked, Modified, Moved } from '../contract/facts.js';
import type { Paused, Ruled, Shuffled, Slotted, Stocked } from '../contract/facts.js';
import type { Reading } from '../contract/rules.js';
import type { Card, CardId, Counters, Place, State } from '../contract/state.js';
import { forgetSources } from '../effects/sources.js';
import { forgetPile, weigh, weighCounter } from '../repetition/situation.js';
import { beginWatch, keepFrames, lookAtSituation, noteActed } from '../repetition/watch.js';
import { nextId, partsOfId } from '../state/ids.js';
import { cardOf } from '../state/state.js';

/** Changes the state to what holds after `fact`. */
export function evolve(reading: Reading, fact: Fact): void {
  const { state } = reading;
  switch (fact.kind) {
    case 'stocked':
      return stocked(reading, fact);
    case 'moved':
      return moved(reading, fact);
    case 'shuffled':
      return shuffled(state, fact);
    case 'rolled':
    case 'picked':
      state.draws += 1;
      return;
    case 'counted':
      return counted(reading, fact);
    case 'marked':
      return marked(reading, fact);
    case 'slotted':
      return slotted(reading, fact);
    case 'modified':
      return modified(state, fact);
    case 'unmodified':
      state.modifiers = state.modifiers.filter(({ id }) => !fact.ids.includes(id));
      return;
    case 'paused':
      return paused(reading, fact);
    case 'ruled':
      return ruled(state, fact);
    case 'acted-unseen':
      return noteActed(state, fact.act);
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

function takeId(state: State, id: string): void {
  const { family, number } = partsOfId(id);
  state.ids[family] = Math.max(state.ids[family] ?? 0, number);
}

function counted(reading: Reading, { seat, what, to }: Counted): void {
  const { state } = reading;
  const before = seat === 0 ? state.table : playerOf(state, seat);
  if (state.watch)
    weighCounter(reading, state.watch.changes, { seat, what, from: before[what], to });
  const after = withCount(before, what, to);
  if (seat === 0) state.table = after;
  else state.players[seat] = after;
  if (seat === 0) beginWatch(reading, what);
}

function marked(reading: Reading, { card: id, mark, to }: Marked): void {
  const card = cardOf(reading.state, id);
  weighed(reading, id, () => {
    card.marks = withCount(card.marks, mark, to);
  });
}

function slotted(reading: Reading, { card, slot }: Slotted): void {
  weighed(reading, card, () => {
    cardOf(reading.state, card).slot = slot;
  });
}

/** Something about the card becomes otherwise where it lies. */
function weighed(reading: Reading, card: CardId, change: () => void): void {
  const { watch } = reading.state;
  if (watch) weigh(reading, watch.changes, card, -1);
  change();
  if (watch) weigh(reading, watch.changes, card, 1);
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

function stocked(reading: Reading, { owner, to, faces, family }: Stocked): void {
  const { state } = reading;
  forgetSources(state);
  const ids = (state.places[to] ??= []);
  for (const face of faces) {
    const id = nextId(state, family);
    takeId(state, id);
    state.cards[id] = { id, face, owner, place: to, slot: 0, marks: {} };
    ids.push(id);
    if (state.watch) weigh(reading, state.watch.changes, id, 1);
  }
}

function moved(reading: Reading, fact: Moved): void {
  const { state } = reading;
  forgetSources(state);
  if (state.watch) weigh(reading, state.watch.changes, fact.card, -1);
  layDown(state, fact);
  if (state.watch) weigh(reading, state.watch.changes, fact.as, 1);
}

function layDown(state: State, { card: id, as, from, to, slot, under, knownTo }: Moved): void {
  const card = cardOf(state, id);
  invariant(card.place === from, () => `${id} is at ${card.place}, not at ${from}`);
  leave(state, from, id);
  const ids = (state.places[to] ??= []);
  if (under) {
    forgetPile(ids, 0);
    ids.unshift(as);
  } else ids.push(as);
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
  forgetPile(ids, index);
  ids.splice(index, 1);
  if (ids.length === 0) delete state.places[from];
}

function shuffled(state: State, { place, order }: Shuffled): void {
  forgetSources(state);
  const before = state.places[place] ?? [];
  invariant(before.length === order.length, `a shuffle of ${order.length} cards at ${place}`);
  if (state.watch) state.watch.changes.piles = null;
  if (order.length > 0) state.places[place] = order.map((index) => before[index] as CardId);
  state.draws += 1;
}

function modified(state: State, { modifier }: Modified): void {
  state.modifiers.push({ ...modifier });
  takeId(state, modifier.id);
}

function ruled(state: State, { option, value }: Ruled): void {
  state.options = { ...state.options, [option]: value };
}

/** What may change is copied: the fact stays as written while the rules go on with the state's own. */
function paused(reading: Reading, fact: Paused): void {
  const { state } = reading;
  const { keep, frames, pending = [], asked, goesOn, acted } = fact;
  state.stack = state.stack.slice(0, keep);
  for (const frame of frames) state.stack.push(copy(frame));
  state.pending = pending.map(copy);
  state.asked = asked;
  if (acted !== undefined) noteActed(state, acted);
  keepFrames(state, keep);
  if (goesOn !== undefined) {
    state.goesOn = goesOn;
    return;
  }
  if (state.goesOn !== undefined) delete state.goesOn;
  lookAtSituation(reading);
}

function ended(state: State, { outcome }: Ended): void {
  state.outcome = outcome;
  if (state.watch) delete state.watch;
}
