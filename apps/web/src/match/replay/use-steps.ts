/** Steps through a record: keys may come faster than the page is drawn, and none is lost. */
import { useLayoutEffect, useRef } from 'react';

interface Stepped {
  readonly seq: number;
  readonly last: number;
  readonly goTo: (seq: number) => void;
}

export function useSteps({ seq, last, goTo }: Stepped): (by: number) => void {
  const reached = useRef(seq);
  useLayoutEffect(() => void (reached.current = seq), [seq]);
  return (by) => {
    reached.current = Math.min(last, Math.max(0, reached.current + by));
    goTo(reached.current);
  };
}
