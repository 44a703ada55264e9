/** Steps and leaps through a record: keys may come faster than the page is drawn, and none is lost. */
import { useLayoutEffect, useRef } from 'react';

interface Stepped {
  readonly seq: number;
  readonly last: number;
  readonly goTo: (seq: number | undefined) => void;
}

interface Steps {
  readonly step: (by: number) => void;
  /** Without a number to what happens now. A step after it begins there. */
  readonly leap: (to: number | undefined) => void;
}

export function useSteps({ seq, last, goTo }: Stepped): Steps {
  const reached = useRef(seq);
  useLayoutEffect(() => void (reached.current = seq), [seq]);
  const leap = (to: number | undefined): void => {
    reached.current = to ?? last;
    goTo(to);
  };
  return { leap, step: (by) => leap(Math.min(last, Math.max(0, reached.current + by))) };
}
