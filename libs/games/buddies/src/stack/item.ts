/**
 * What waits on the stack: a Skill or Power, a used ability, or an effect that was set off.
 *
 * Decisions: A-BUD-35, A-BUD-38, A-BUD-59, A-BUD-64.
 */
import {
  endAsLoop,
  setCounter,
  tableCounter,
  type Effect,
  type Frame,
  type Play,
} from '@scoresheet/rules-engine';
import { loopLimit } from '../readings.js';

export type ItemKind = 'skill' | 'power' | 'ability' | 'trigger' | 'item';

export interface StackItem extends Effect {
  /** The name by which a Power means it: `s3`, the third on the stack in this turn. */
  readonly id: string;
  readonly kind: ItemKind;
}

type NewItem = Effect & { readonly kind: ItemKind };

/** Gives the item its name; too many in one turn are a loop that nobody breaks (A-BUD-64). */
export function nameItem(play: Play, item: NewItem): StackItem {
  const number = tableCounter(play.state, 'stacked') + 1;
  setCounter(play, 0, 'stacked', number);
  if (number > loopLimit.of(play.state)) endAsLoop(play);
  const { card, face, ability, controller, it, was, chosen, kind } = item;
  const source = it === undefined ? { card, face, ability } : { card, face, ability, it };
  const named = { id: `s${number}`, kind, ...source, controller, chosen };
  return was === undefined ? named : { ...named, was };
}

/** The one item that takes effect now. */
export interface ResolveFrame extends Frame {
  readonly kind: 'resolve';
  item: StackItem;
  stage: 'begin' | 'pay' | 'carry-out' | 'after';
}

export const resolveFrame = (item: StackItem): ResolveFrame => ({
  kind: 'resolve',
  item,
  stage: 'begin',
});
