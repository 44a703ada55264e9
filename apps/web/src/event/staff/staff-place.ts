/** What of the staff's page is open, as its address says: a view, a table, an entrant, a range. */
import { useSearchParams } from 'react-router';

export const VIEWS = ['tables', 'penalties', 'checks'] as const;
type StaffView = (typeof VIEWS)[number];

/** What the address may say; empty words take something out of it. */
type Part = 'view' | 'show' | 'from' | 'to' | 'table' | 'entrant' | 'tables' | 'of';

interface StaffPlace {
  readonly view: StaffView;
  readonly part: (name: Part) => string | undefined;
  readonly numberAt: (name: Part) => number | undefined;
  /** The query of an address that differs in these parts. */
  readonly to: (change: Partial<Record<Part, string>>) => string;
  readonly go: (change: Partial<Record<Part, string>>) => void;
}

export function useStaffPlace(): StaffPlace {
  const [search, setSearch] = useSearchParams();
  const part = (name: Part): string | undefined => search.get(name) ?? undefined;
  return {
    view: VIEWS.find((view) => view === part('view')) ?? 'tables',
    part,
    numberAt: (name) => numberIn(part(name)),
    to: (change) => `?${changed(search, change)}`,
    // Going back leads to the page before, not to each filter that was set.
    go: (change) => setSearch(changed(search, change), { replace: true, preventScrollReset: true }),
  };
}

function changed(search: URLSearchParams, change: Partial<Record<Part, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Numbers of tables and entrants begin with 1. */
const numberIn = (words: string | undefined): number | undefined =>
  words !== undefined && /^[1-9]\d{0,5}$/.test(words) ? Number(words) : undefined;
