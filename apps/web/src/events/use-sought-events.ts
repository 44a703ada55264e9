/** Which events are looked for, as the address says it: `?q=saturday&game=buddies&play=TABLES&mine=owner&from=2026-12-05`. */
import { useSearchParams } from 'react-router';

export interface SoughtEvents {
  /** Words that words of the title begin with. */
  readonly q: string;
  readonly game: string;
  readonly play: 'PLATFORM' | 'TABLES' | '';
  /** Only those that whoever looks has made, or has entered. */
  readonly mine: (typeof MINE)[number] | '';
  /** Only those from this day on. */
  readonly from: string;
}

export const MAX_WORDS = 80;
const PLAYS = ['PLATFORM', 'TABLES'] as const;
export const MINE = ['owner', 'entrant'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function soughtIn(search: URLSearchParams): SoughtEvents {
  return {
    q: (search.get('q') ?? '').slice(0, MAX_WORDS),
    game: search.get('game') ?? '',
    play: PLAYS.find((each) => each === search.get('play')) ?? '',
    mine: MINE.find((each) => each === search.get('mine')) ?? '',
    from: DAY.exec(search.get('from') ?? '')?.[0] ?? '',
  };
}

export function useSoughtEvents(): readonly [
  SoughtEvents,
  /** Changes one part; the others stay. */
  (part: Partial<SoughtEvents>) => void,
] {
  const [search, setSearch] = useSearchParams();
  const seek = (part: Partial<SoughtEvents>): void => {
    const sought = { ...soughtIn(search), ...part };
    const said = Object.entries(sought).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(said), { replace: true, preventScrollReset: true });
  };
  return [soughtIn(search), seek];
}
