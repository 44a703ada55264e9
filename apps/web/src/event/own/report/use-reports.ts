/** Who of the own table has said how it went. What others have said, nobody is told but staff. */
import { useState } from 'react';
import type { OwnTable } from '../../follow/event-documents.js';
import type { ReportedResult } from './reported-result.js';

export interface Reports {
  /** Whether a result was reported from here, or from another page before. */
  readonly hasSaid: boolean;
  /** What was said on this page; one that is opened anew does not know it any more. */
  readonly own: ReportedResult | undefined;
  /** Others who have said something. */
  readonly others: readonly number[];
  readonly say: (result: ReportedResult) => void;
}

interface Said {
  readonly at: string;
  readonly result: ReportedResult;
}

export function useReports({ phase, round, number, reported }: OwnTable, own: number): Reports {
  const at = [phase, round, number].join('/');
  const [said, setSaid] = useState<Said>();
  const isHere = said?.at === at;
  return {
    hasSaid: isHere || reported.includes(own),
    own: isHere ? said.result : undefined,
    others: reported.filter((entrant) => entrant !== own),
    say: (result) => setSaid({ at, result }),
  };
}
