/** At tables of three and more: whose side is unfolded, by itself and by hand. */
import { useState } from 'react';

/** So many sides unfold by themselves; by hand as many as somebody likes. */
const MOST_BY_ITSELF = 2;

export interface Unfolding {
  /** The others as they sit, the one after the viewer first. */
  readonly others: readonly number[];
  /** Unfolded by hand: they stay until they are folded by hand. */
  readonly kept: readonly number[];
  /** Folded by hand: they stay so until the table is about somebody else. */
  readonly folded: readonly number[];
  /** Where something is to be chosen. */
  readonly offered: readonly number[];
  /** Whoever acts, and whoever is attacked. */
  readonly atIssue: readonly number[];
}

/** The unfolded ones as they sit. Somebody is always there to be looked at, unless folded by hand. */
export function unfoldedSeats(unfolding: Unfolding): readonly number[] {
  const { others, kept, folded, offered, atIssue } = unfolding;
  const lively = [...offered, ...atIssue].filter((seat) => others.includes(seat));
  const wanted = [...new Set(lively.length > 0 ? lively : others.slice(0, 1))];
  const room = Math.max(0, MOST_BY_ITSELF - kept.length);
  const byItself = wanted.filter((seat) => ![...kept, ...folded].includes(seat)).slice(0, room);
  return others.filter((seat) => kept.includes(seat) || byItself.includes(seat));
}

type Circumstances = Pick<Unfolding, 'others' | 'offered' | 'atIssue'>;

interface ByHand {
  readonly kept: readonly number[];
  readonly folded: readonly number[];
  /** What the table was about when somebody was folded. */
  readonly foldedAt: string;
}

export function useUnfolding(circumstances: Circumstances) {
  const [byHand, setByHand] = useState<ByHand>({ kept: [], folded: [], foldedAt: '' });
  const about = [...circumstances.offered, 0, ...circumstances.atIssue].join();
  const folded = byHand.foldedAt === about ? byHand.folded : [];
  const unfolded = unfoldedSeats({ ...circumstances, kept: byHand.kept, folded });
  const press = (seat: number): void => {
    const without = byHand.kept.filter((each) => each !== seat);
    setByHand(
      unfolded.includes(seat)
        ? { kept: without, folded: [...folded, seat], foldedAt: about }
        : { kept: [...without, seat], folded, foldedAt: about },
    );
  };
  return { unfolded, press };
}
