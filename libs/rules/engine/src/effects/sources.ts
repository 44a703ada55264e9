/**
 * An index from a value to the cards that change it while they stand. Values are looked at far
 * more often than cards move: what was found is kept until one does.
 */
import type { Reading, Rules } from '../contract/rules.js';
import type { Card, State } from '../contract/state.js';
import { facesChanging, valuesChanged } from './lasting.js';

interface Index {
  /** Read with other printed cards, the same table has other sources. */
  readonly faces: Rules['faces'];
  readonly byValue: ReadonlyMap<string, readonly Card[]>;
}

const indexes = new WeakMap<State, Index>();

/** Cards that change this value where they lie, in the order of the game's `lastingCards`. */
export function sourcesOf(reading: Reading, what: string): readonly Card[] {
  const { rules, state } = reading;
  if (facesChanging(rules, what).size === 0) return NONE;
  let index = indexes.get(state);
  if (index?.faces !== rules.faces) indexes.set(state, (index = indexOf(reading)));
  return index.byValue.get(what) ?? NONE;
}

const NONE: readonly Card[] = [];
const NOTHING: readonly string[] = [];

function indexOf(reading: Reading): Index {
  const { rules } = reading;
  const changed = valuesChanged(rules);
  const byValue = new Map<string, Card[]>();
  for (const card of rules.lastingCards?.(reading) ?? NONE) {
    for (const what of changed.get(card.face) ?? NOTHING) {
      const known = byValue.get(what);
      if (known) known.push(card);
      else byValue.set(what, [card]);
    }
  }
  return { faces: rules.faces, byValue };
}

/** A card came, went or changed its place. */
export const forgetSources = (state: State): void => void indexes.delete(state);
