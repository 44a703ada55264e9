/** What lasting abilities add to a value while their cards stand. */
import { readOnce } from '../base/read-once.js';
import type { Reading, Rules } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import type { Ability, Effect, Lasting, Standing } from '../contract/vocabulary.js';
import { holds } from './select.js';

/** An ability of a printed card that changes some value, with these changes of it alone. */
interface Printed {
  readonly ability: number;
  readonly when: Ability['when'];
  readonly changes: readonly Lasting[];
}

/** Abilities that change one value, by the code of their card. */
type Changing = ReadonlyMap<string, readonly Printed[]>;

/** Cards by the value that they change: looked up for every value of every card. */
const printedChanges = readOnce((faces: Rules['faces']): ReadonlyMap<string, Changing> => {
  const byValue = new Map<string, Map<string, readonly Printed[]>>();
  for (const { code, abilities } of Object.values(faces)) {
    for (const what of valuesNamed(abilities)) {
      const byCode = byValue.get(what) ?? new Map<string, readonly Printed[]>();
      byValue.set(what, byCode.set(code, changesOf(abilities, what)));
    }
  }
  return byValue;
});

const valuesNamed = (abilities: readonly Ability[]): ReadonlySet<string> =>
  new Set(abilities.flatMap(({ lasting = [] }) => lasting.map(({ what }) => what)));

const changesOf = (abilities: readonly Ability[], what: string): readonly Printed[] =>
  abilities.flatMap(({ when, lasting = [] }, ability) => {
    const changes = lasting.filter((change) => change.what === what);
    return changes.length > 0 ? [{ ability, when, changes }] : [];
  });

const NO_CARDS: Changing = new Map();

/** Cards, by code, that change this value as long as they stand: for most values none. */
export const facesChanging = ({ faces }: Rules, what: string): Changing =>
  printedChanges(faces).get(what) ?? NO_CARDS;

const changedByCode = readOnce((faces: Rules['faces']): ReadonlyMap<string, readonly string[]> => {
  const byCode = new Map<string, readonly string[]>();
  for (const [what, changing] of printedChanges(faces)) {
    for (const code of changing.keys()) byCode.set(code, [...(byCode.get(code) ?? []), what]);
  }
  return byCode;
});

/** Values, by code, that a card changes as long as it stands; most cards change none. */
export const valuesChanged = ({ faces }: Rules): ReadonlyMap<string, readonly string[]> =>
  changedByCode(faces);

/** What a card changes of this value now: not where its abilities or its condition do not hold. */
export function lastingOf(reading: Reading, from: Card, what: string): readonly Standing[] {
  const { rules } = reading;
  const printed = facesChanging(rules, what).get(from.face);
  if (!printed || !rules.hasAbilities(reading, from)) return NOTHING;
  const controller = rules.controllerOf(reading, from);
  const standing: Standing[] = [];
  for (const { ability, when, changes } of printed) {
    const effect: Effect = { card: from.id, face: from.face, ability, chosen: {}, controller };
    if (!holds(reading, when, effect)) continue;
    for (const change of changes) standing.push({ change, effect });
  }
  return standing;
}

const NOTHING: readonly Standing[] = [];
