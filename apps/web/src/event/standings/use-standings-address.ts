/** Which standings are shown: the address says so, and without words the newest of the whole event. */
import { useSearchParams } from 'react-router';

export interface StandingsAddress {
  readonly live: boolean;
  readonly phase: number | undefined;
  /** After which event; as they are where absent. */
  readonly at: number | undefined;
  readonly show: (change: StandingsChange) => void;
}

interface StandingsChange {
  readonly live?: boolean;
  readonly phase?: number | null;
  readonly at?: number | null;
}

export function useStandingsAddress(): StandingsAddress {
  const [search, setSearch] = useSearchParams();
  const show = ({ live, phase, at }: StandingsChange): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        put(next, 'official', live === undefined ? undefined : live ? null : 1);
        put(next, 'phase', phase);
        put(next, 'at', at);
        return next;
      },
      { replace: true },
    );
  };
  return {
    live: !search.has('official'),
    phase: numberIn(search.get('phase')),
    at: numberIn(search.get('at')),
    show,
  };
}

/** Null takes it out of the address; undefined leaves it as it is. */
function put(search: URLSearchParams, name: string, value: number | null | undefined): void {
  if (value === undefined) return;
  if (value === null) search.delete(name);
  else search.set(name, String(value));
}

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
