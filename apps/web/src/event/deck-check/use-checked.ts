/** Lists of everybody who sits at the tables that are checked; the server gives them to staff alone. */
import { client } from '../../api/client.js';
import { newsOf } from '../follow/use-anew.js';
import { useAsked, type Asked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { STAFF_LIST, TABLE_TO_CHECK } from './lists-documents.js';

export interface CheckedList {
  readonly table: number;
  readonly entrant: number;
  readonly name: string | null;
  /** Codes, one for each copy; undefined where none was handed in. */
  readonly cards: readonly string[] | undefined;
}

export const changesChecked = newsOf(
  'list-handed-in',
  'list-replaced',
  'round-repaired',
  'round-published',
);

export function useChecked(tables: readonly number[]): Asked<readonly CheckedList[]> {
  const { event } = useEvent();
  const { id: tournament, round: now } = event;
  const at = { tournament, phase: now?.phase ?? 0, round: now?.round ?? 0 };
  return useAsked({
    key: `${tournament} ${at.phase} ${at.round} ${tables.join()}`,
    ask: async () => {
      const seats = await Promise.all(tables.map((table) => seatsOf({ ...at, table })));
      return Promise.all(seats.flat().map((seat) => listOf(tournament, seat)));
    },
    concerns: changesChecked,
  });
}

interface Seat {
  readonly table: number;
  readonly entrant: number;
}

async function seatsOf(variables: {
  readonly tournament: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
}): Promise<readonly Seat[]> {
  const query = TABLE_TO_CHECK;
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  const [found] = data?.tournamentTables ?? [];
  return (found?.seats ?? []).map(({ entrant }) => ({ table: variables.table, entrant }));
}

async function listOf(tournament: string, { table, entrant }: Seat): Promise<CheckedList> {
  const variables = { tournament, before: entrant - 1 };
  const query = STAFF_LIST;
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  const [entry] = data?.staffEntries ?? [];
  return { table, entrant, name: entry?.name ?? null, cards: entry?.list?.cards };
}
