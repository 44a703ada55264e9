/** What of the news has to be told to one player at once, wherever they look just now. */
import type { News, Table } from '../../follow/event-documents.js';

export type Notice =
  | {
      readonly is: 'table';
      readonly round: number;
      readonly table: number;
      readonly against: readonly Sitter[];
    }
  | { readonly is: 'bye'; readonly round: number }
  | { readonly is: 'told'; readonly text: string }
  | { readonly is: 'reported'; readonly by: Sitter }
  | { readonly is: 'question' | 'result' | 'answered' | 'admitted' | 'check-in' | 'started' };

type Sitter = Pick<Table['seats'][number], 'entrant' | 'name'>;

interface Fact {
  readonly kind: string;
  readonly phase?: number;
  readonly round?: number;
  readonly table?: number;
  readonly entrant?: number;
  readonly entrants?: readonly number[];
  readonly byes?: readonly number[];
  readonly awardedByes?: readonly number[];
}

type Told = Pick<News, 'type' | 'facts' | 'reason' | 'ownTable'>;

/** `own` is null for who looks on: they are told what all are told, and no more. */
export function noticeOf(news: Told, own: number | null): Notice | undefined {
  const facts = news.facts as readonly Fact[];
  if (news.type === 'announcement-posted') {
    const text = news.reason?.text ?? '';
    return text === '' ? undefined : { is: 'told', text };
  }
  if (own === null) return undefined;
  for (const fact of facts) {
    const notice = ofFact(fact, news, own);
    if (notice) return notice;
  }
  return undefined;
}

function ofFact(fact: Fact, { type, ownTable }: Told, own: number): Notice | undefined {
  switch (fact.kind) {
    case 'round-published':
      return ofRound(fact, ownTable, own);
    case 'round-started':
      return isOf(fact, ownTable) ? { is: 'started' } : undefined;
    case 'check-in-begun':
      return { is: 'check-in' };
    case 'entrants-admitted':
      return fact.entrants?.includes(own) === true ? { is: 'admitted' } : undefined;
    case 'call-answered':
      return fact.entrant === own ? { is: 'answered' } : undefined;
    default:
      return ownTable && fact.table === ownTable.number
        ? ofTable(fact, type, ownTable, own)
        : undefined;
  }
}

function ofRound(fact: Fact, ownTable: Table | null, own: number): Notice | undefined {
  const { round = 0, byes = [], awardedByes = [] } = fact;
  if (ownTable && isOf(fact, ownTable)) {
    const against = ownTable.seats
      .filter(({ entrant }) => entrant !== own)
      .map(({ entrant, name }) => ({ entrant, name }));
    return { is: 'table', round, table: ownTable.number, against };
  }
  // Whoever has left has no table in any round: the page says so, and nothing calls them.
  const isBye = byes.includes(own) || awardedByes.includes(own);
  return isBye ? { is: 'bye', round } : undefined;
}

const isOf = ({ phase, round }: Pick<Fact, 'phase' | 'round'>, table: Table | null): boolean =>
  table !== null && table.phase === phase && table.round === round;

/** A report that makes a result is told as the result, which is the fact after it. */
function ofTable(fact: Fact, type: string, table: Table, own: number): Notice | undefined {
  if (fact.kind === 'result-recorded') return { is: 'result' };
  if (fact.kind === 'result-corrected') {
    return isOf(fact, table) ? { is: 'result' } : undefined;
  }
  if (fact.kind === 'question-opened') return { is: 'question' };
  if (fact.kind !== 'result-reported' || type !== 'result-reported') return undefined;
  if (fact.entrant === own || table.result || table.hasQuestion) return undefined;
  const by = table.seats.find(({ entrant }) => entrant === fact.entrant);
  return by && { is: 'reported', by: { entrant: by.entrant, name: by.name } };
}
