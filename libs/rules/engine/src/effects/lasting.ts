/** What lasting abilities add to a value while their cards stand. */
import { readOnce } from '../base/read-once.js';
import type { Reading, Rules } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import type { Ability, Effect, PossibleChange, Standing } from '../contract/vocabulary.js';
import { compiledAbility } from './compiled/ability.js';

/** Numbers of the abilities that change one value, by the code of their card. */
type Changing = ReadonlyMap<string, readonly number[]>;

/** Cards by the value that they change: looked up for every value of every card. */
const printedChanges = readOnce((faces: Rules['faces']): ReadonlyMap<string, Changing> => {
  const byValue = new Map<string, Map<string, readonly number[]>>();
  for (const { code, abilities } of Object.values(faces)) {
    for (const what of valuesNamed(abilities)) {
      const byCode = byValue.get(what) ?? new Map<string, readonly number[]>();
      byValue.set(what, byCode.set(code, changesOf(abilities, what)));
    }
  }
  return byValue;
});

const valuesNamed = (abilities: readonly Ability[]): ReadonlySet<string> =>
  new Set(abilities.flatMap(({ lasting = [] }) => lasting.map(({ what }) => what)));

const changesOf = (abilities: readonly Ability[], what: string): readonly number[] =>
  abilities.flatMap(({ lasting = [] }, number) =>
    lasting.some((change) => change.what === what) ? [number] : [],
  );

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

/** Changes that a card may make to this value, whether or not the condition of its text holds. */
export function possibleChanges(
  reading: Reading,
  from: Card,
  what: string,
): readonly PossibleChange[] {
  const { rules } = reading;
  const printed = facesChanging(rules, what).get(from.face);
  if (!printed || !rules.hasAbilities(reading, from)) return NOTHING;
  const controller = rules.controllerOf(reading, from);
  const possible: PossibleChange[] = [];
  for (const ability of printed) {
    const effect: Effect = { card: from.id, face: from.face, ability, chosen: {}, controller };
    const { holds, lasting } = compiledAbility(reading, effect);
    lasting.forEach(({ change, means, by }, number) => {
      if (change.what === what) possible.push({ change, means, by, effect, holds, number });
    });
  }
  return possible;
}

const NOTHING: readonly PossibleChange[] = [];

/** What a card changes of this value now: not where its abilities or its condition do not hold. */
export const lastingOf = (reading: Reading, from: Card, what: string): readonly Standing[] =>
  possibleChanges(reading, from, what).filter(({ holds, effect }) => holds(reading, effect));
