/**
 * What waits or takes effect reads its source as it last was face up in play: its values are noted
 * on every effect of it before it is knocked out or leaves, and while it is so they stand for it.
 *
 * Decisions: A-BUD-13, A-BUD-44, A-BUD-59.
 */
import {
  bearerOf,
  rework,
  valueOf,
  type CardId,
  type Counters,
  type Effect,
  type Play,
  type Reading,
  type Was,
} from '@scoresheet/rules-engine';
import { CARD_VALUES } from '../effects/values.js';

/** What an effect of this card reads by name, as it is now. */
export function asSeen(reading: Reading, source: CardId): Was {
  const bearer = bearerOf(reading, source);
  const self = valuesOf(reading, source);
  return bearer === undefined ? { self } : { self, bearer: valuesOf(reading, bearer) };
}

function valuesOf(reading: Reading, id: CardId): Counters {
  const values: Counters = {};
  for (const { word: what } of CARD_VALUES) {
    const value = valueOf(reading, id, what);
    if (value !== 0) values[what] = value;
  }
  return values;
}

/** Notes how cards look that are about to be knocked out, or to leave play, all at one moment. */
export function rememberSources(play: Play, ids: readonly CardId[]): void {
  rewrite(play, (effect) =>
    effect.was === undefined && comesFrom(play, effect, ids) ? asSeen(play, effect.card) : KEEP,
  );
}

/** The card is face up again: what it gives is read of it as it is. */
export function forgetLastSeen(play: Play, id: CardId): void {
  rewrite(play, (effect) =>
    effect.was !== undefined && comesFrom(play, effect, [id]) ? undefined : KEEP,
  );
}

type Sourced = Pick<Effect, 'card'> & { was?: Was };

/** Whether an effect comes from one of the cards, or from an item on one of them. */
const comesFrom = (reading: Reading, { card }: Sourced, ids: readonly CardId[]): boolean =>
  ids.includes(card) || ids.includes(bearerOf(reading, card) ?? card);

const KEEP = 'keep';
type NewWas = (effect: Sourced) => Was | undefined | typeof KEEP;

/** The members of each kind of frame that hold effects; some frames are an effect themselves. */
const HELD_IN: Readonly<Record<string, readonly string[]>> = {
  'stack-window': ['items'],
  resolve: ['item'],
  triggers: ['queue', 'batch'],
};
const ARE_EFFECTS: readonly string[] = ['effect', 'announce-trigger'];

/** All effects on the stack, taking effect, or set off and waiting. */
function rewrite(play: Play, newWas: NewWas): void {
  const isChanged = (effect: Sourced): boolean => newWas(effect) !== KEEP;
  const { state } = play;
  if (state.pending.some(isChanged)) state.pending = renewed(state.pending, newWas);
  for (const frame of state.stack) {
    if (ARE_EFFECTS.includes(frame.kind) && isChanged(frame as unknown as Sourced)) {
      renew(rework(play, frame) as unknown as Sourced, newWas);
    }
    const fields = frame as unknown as Record<string, Sourced | Sourced[]>;
    for (const name of HELD_IN[frame.kind] ?? []) {
      const held = fields[name] as Sourced | Sourced[];
      if (![held].flat().some(isChanged)) continue;
      rework(play, frame);
      const all = renewed([held].flat(), newWas);
      fields[name] = Array.isArray(held) ? all : (all[0] as Sourced);
    }
  }
}

/** Facts hold what was written down before: an effect is changed as a copy. */
const renewed = <T extends Sourced>(effects: readonly T[], newWas: NewWas): T[] =>
  effects.map((effect) => renew({ ...effect }, newWas));

function renew<T extends Sourced>(effect: T, newWas: NewWas): T {
  const was = newWas(effect);
  if (was === undefined) delete effect.was;
  else if (was !== KEEP) effect.was = was;
  return effect;
}
