/** What is looked for on the front, as the address says it: `?game=buddies&q=ada`. */
import { useSearchParams } from 'react-router';

export interface Sought {
  readonly game: string;
  /** A player, by name. */
  readonly q: string;
}

interface Seeking extends Sought {
  /** Changes one part; the other stays. */
  readonly seek: (part: Partial<Sought>) => void;
}

export function useSought(): Seeking {
  const [search, setSearch] = useSearchParams();
  const seek = (part: Partial<Sought>): void =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(part)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  return { game: search.get('game') ?? '', q: search.get('q') ?? '', seek };
}
