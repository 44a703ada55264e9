/** Where one is in the record, as the address says it: `?at=120`; without it what happens now. */
import { useSearchParams } from 'react-router';

export interface Place {
  /** The event that is looked at; undefined while what happens now is followed. */
  readonly at: number | undefined;
  /** What the address names at this moment: the event may not be drawn yet. */
  readonly placeNow: () => number | undefined;
  readonly goTo: (seq: number | undefined) => void;
}

export function usePlace(): Place {
  const [search, setSearch] = useSearchParams();
  return {
    at: placeIn(search),
    placeNow: () => placeIn(new URLSearchParams(location.search)),
    goTo: (seq) =>
      setSearch(
        (now) => {
          if (seq === undefined) now.delete('at');
          else now.set('at', String(seq));
          return now;
        },
        { replace: true },
      ),
  };
}

function placeIn(search: URLSearchParams): number | undefined {
  const asked = search.get('at') ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
}
