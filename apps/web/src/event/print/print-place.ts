/** What is printed, and on which paper, as the address says. */
import { useSearchParams } from 'react-router';
import { numbersIn } from '../deck-check/table-numbers.js';

export const SHEETS = [
  'names',
  'tables',
  'slips',
  'standings',
  'numbers',
  'check',
  'bracket',
] as const;
export type SheetKind = (typeof SHEETS)[number];

export const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];

interface PrintPlace {
  readonly view: SheetKind;
  readonly paper: Paper;
  /** Tables that were chosen; none: all of them. */
  readonly tables: readonly number[];
  readonly go: (change: { readonly [name in 'view' | 'paper' | 'tables']?: string }) => void;
}

export function usePrintPlace(): PrintPlace {
  const [search, setSearch] = useSearchParams();
  return {
    view: SHEETS.find((view) => view === search.get('view')) ?? 'names',
    paper: PAPERS.find((paper) => paper === search.get('paper')) ?? usualPaper(),
    tables: numbersIn(search.get('tables') ?? ''),
    go(change) {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(change)) next.set(name, value);
      setSearch(next, { replace: true });
    },
  };
}

/** Letter is the paper of North America, A4 that of nearly everybody else. */
export const usualPaper = (language: string = navigator.language): Paper =>
  /-(US|CA|MX|PH)\b/.test(language) ? 'letter' : 'a4';
