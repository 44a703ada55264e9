/** Why an answer is not offered, as the entries of a game's decisions say it. */
import {
  invariant,
  type Asked,
  type Choice,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import type { DecisionKind, Said } from './decision.js';

export function saidBy(choice: Choice): Said {
  const [verb = '', ...words] = typeof choice === 'string' ? choice.split(' ') : [];
  return { verb, words, choice };
}

export function kindOf<K extends DecisionKind>(kinds: readonly K[], { kind }: Asked): K {
  const found = kinds.find((each) => each.kind === kind);
  invariant(found, () => `no entry says anything of '${kind}'`);
  return found;
}

/** The kinds that the answer belongs to, if the seat is asked none of them; else no kinds at all. */
export function answeredElsewhere<K extends DecisionKind>(
  kinds: readonly K[],
  asked: Asked | undefined,
  { verb }: Said,
): readonly K[] {
  const answered = kinds.filter(({ verbs }) => verbs.has(verb));
  return answered.some(({ kind }) => kind === asked?.kind) ? [] : answered;
}

/** What the first of these kinds has to say of an answer at another time, if any of them has. */
export function refusedElsewhere(
  kinds: readonly DecisionKind[],
  reading: Reading,
  seat: Seat,
  said: Said,
): Refusal | undefined {
  for (const kind of kinds) {
    const refusal = kind.refuseElsewhere?.(reading, seat, said);
    if (refusal) return refusal;
  }
  return undefined;
}

/** What the decision that is asked says of an answer which it does not offer. */
export const refusedIn = (
  { refuse }: DecisionKind,
  reading: Reading,
  seat: Seat,
  said: Said,
): Refusal => (typeof refuse === 'function' ? refuse(reading, seat, said) : refuse);
