/**
 * An index from a value to the cards that change it while they stand. Values are looked at far
 * more often than cards move: what was found is kept until one does.
 */
import { readOnce } from '../base/read-once.js';
import type { Reading, Rules } from '../contract/rules.js';
import type { Card, State } from '../contract/state.js';
import type { CardFace } from '../contract/vocabulary.js';
import { askingsOf, circlesOf, type Asking } from './askings.js';
import { compiledOnce } from './compiled/once.js';
import { facesChanging, valuesChanged } from './lasting.js';

interface Index {
  /** Read with other printed cards, the same table has other sources. */
  readonly faces: Rules['faces'];
  readonly byValue: ReadonlyMap<string, readonly Card[]>;
  /** Values that may depend on themselves as long as these cards lie here; found when it is asked for. */
  circular?: Circles;
}

/** Values that may depend on themselves, with the circle of each. */
type Circles = ReadonlyMap<string, string>;

const indexes = new WeakMap<State, Index>();

/** Cards that change this value where they lie, in the order of the game's `lastingCards`. */
export function sourcesOf(reading: Reading, what: string): readonly Card[] {
  if (facesChanging(reading.rules, what).size === 0) return NONE;
  return indexNow(reading).byValue.get(what) ?? NONE;
}

/** A name for the values that texts on cards here could make depend on each other and on this one. */
export function circleOfValue(reading: Reading, what: string): string | undefined {
  if (!circlesOfAll(reading.rules).has(what)) return undefined;
  const index = indexNow(reading);
  return (index.circular ??= circlesNow(reading)).get(what);
}

function indexNow(reading: Reading): Index {
  const { rules, state } = reading;
  let index = indexes.get(state);
  if (index?.faces !== rules.faces) indexes.set(state, (index = indexOf(reading)));
  return index;
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

function circlesNow(reading: Reading): Circles {
  const { rules } = reading;
  const codes = new Set((rules.lastingCards?.(reading) ?? NONE).map(({ face }) => face));
  return circlesIn(rules, [...codes]);
}

/** All printed cards together: in most games no text asks for a value, and no table has a circle. */
const circlesOfAll = readOnce((rules: Rules): Circles =>
  circlesIn(rules, Object.keys(rules.faces)),
);

const circlesIn = (rules: Rules, codes: readonly string[]): Circles =>
  circlesOf(
    codes.flatMap((code) => {
      const face = rules.faces[code];
      return face ? askingsOfFace(rules, face) : [];
    }),
  );

const askingsOfFace = compiledOnce((rules, { abilities }: CardFace): readonly Asking[] =>
  abilities.flatMap((ability) => askingsOf(rules.asks, ability)),
);

/** A card came, went or changed its place. */
export const forgetSources = (state: State): void => void indexes.delete(state);
