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

export interface Refusing<K extends DecisionKind> {
  /** The entry of what is asked. */
  kindOf(asked: Asked): K;
  /** Whether something that is asked at another time would be answered so. */
  isForElsewhere(asked: Asked | undefined, said: Said): boolean;
  /** What the first of the kinds that it would answer has to say of that, if any of them has. */
  elsewhere(
    reading: Reading,
    seat: Seat,
    asked: Asked | undefined,
    said: Said,
  ): Refusal | undefined;
  /** What the decision that is asked says of an answer which it does not offer. */
  here(reading: Reading, seat: Seat, asked: Asked, said: Said): Refusal;
}

export function refusing<K extends DecisionKind>(kinds: readonly K[]): Refusing<K> {
  /** The kinds that it answers, if the seat is asked none of them; else no kinds at all. */
  const answered = (asked: Asked | undefined, { choice }: Said): readonly K[] => {
    const found = kinds.filter((kind) => kind.isAnsweredBy(choice));
    return found.some(({ kind }) => kind === asked?.kind) ? [] : found;
  };
  const kindOf = ({ kind }: Asked): K => {
    const found = kinds.find((each) => each.kind === kind);
    invariant(found, () => `no entry says anything of '${kind}'`);
    return found;
  };
  return {
    kindOf,
    isForElsewhere: (asked, said) => answered(asked, said).length > 0,
    elsewhere(reading, seat, asked, said) {
      for (const kind of answered(asked, said)) {
        const refusal = kind.refuseElsewhere?.(reading, seat, said);
        if (refusal) return refusal;
      }
      return undefined;
    },
    here(reading, seat, asked, said) {
      const { refuse } = kindOf(asked);
      return typeof refuse === 'function' ? refuse(reading, seat, said) : refuse;
    },
  };
}
