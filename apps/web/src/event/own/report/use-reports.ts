/** Who of a table has said how it went, as the feed tells it: what others have said, it tells nobody. */
import { useEffect, useState } from 'react';
import type { Table } from '../../follow/event-documents.js';
import { useEvent } from '../../follow/use-event.js';
import type { ReportedResult } from './reported-result.js';

export interface Reports {
  /** What was said here; a page that is opened anew does not know it any more. */
  readonly own: ReportedResult | undefined;
  /** Others who have said something. */
  readonly others: readonly number[];
  readonly say: (result: ReportedResult) => void;
}

interface Said {
  readonly at: string;
  readonly own?: ReportedResult;
  readonly others: readonly number[];
}

export function useReports({ phase, round, number }: Table, own: number): Reports {
  const { onNews } = useEvent();
  const at = [phase, round, number].join('/');
  const [said, setSaid] = useState<Said>({ at, others: [] });
  const known = said.at === at ? said : { at, others: [] };
  useEffect(
    () =>
      onNews(({ facts }) => {
        for (const { kind, table, entrant } of facts as readonly Fact[]) {
          if (kind !== 'result-reported' || table !== number) continue;
          if (entrant === undefined || entrant === own) continue;
          setSaid((now) => withOther(now.at === at ? now : { at, others: [] }, entrant));
        }
      }),
    [onNews, at, number, own],
  );
  return {
    own: known.own,
    others: known.others,
    say: (result) => setSaid({ ...known, own: result }),
  };
}

const withOther = (said: Said, entrant: number): Said =>
  said.others.includes(entrant) ? said : { ...said, others: [...said.others, entrant] };

interface Fact {
  readonly kind: string;
  readonly table?: number;
  readonly entrant?: number;
}
