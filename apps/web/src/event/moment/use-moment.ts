/** The moment that is looked at: moved at once, and kept in the address when it rests. */
import { useEffect, useRef, useState } from 'react';

export interface Moment {
  /** After which event; undefined: now, whatever happens. */
  readonly at: number | undefined;
  readonly setAt: (at: number | undefined) => void;
}

/** Browsers refuse an address that changes with every pixel. */
const RESTS_MS = 300;

/** `keep` writes the address; null stands for now. */
export function useMoment(
  inAddress: number | undefined,
  keep: (at: number | null) => void,
): Moment {
  const [at, setAt] = useState(inAddress);
  const kept = useRef({ keep, inAddress });
  kept.current = { keep, inAddress };
  useEffect(() => {
    if (at === kept.current.inAddress) return;
    const timer = setTimeout(() => kept.current.keep(at ?? null), RESTS_MS);
    return () => clearTimeout(timer);
  }, [at]);
  // Back and on in the history of the browser lead to other moments.
  useEffect(() => setAt(inAddress), [inAddress]);
  return { at, setAt };
}
