/** The own entry, asked for once and anew when something has happened to it: never for a new round. */
import { client } from '../../api/client.js';
import type { News } from '../follow/event-documents.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { OWN_ENTRY, type OwnEntry } from './own-documents.js';

export interface AskedEntry {
  /** The own entry; undefined until the server has answered, null where whoever looks has not entered. */
  readonly entry: OwnEntry | null | undefined;
  readonly isUnreachable: boolean;
  /** Asks anew, and waits for the event of this token. */
  readonly ask: (token?: string) => Promise<void>;
}

export function useOwnEntry(): AskedEntry {
  const { id: tournament, ownEntrant } = useEvent().event;
  const hasEntered = ownEntrant !== null;
  const { value, problem, again } = useAsked({
    key: `${tournament} ${hasEntered}`,
    ask: async (token) => (hasEntered ? askEntry(tournament, token) : null),
    concerns: (news) => hasEntered && concernsEntry(news, ownEntrant),
  });
  return { entry: value, isUnreachable: problem !== undefined, ask: again };
}

async function askEntry(tournament: string, token: string | undefined): Promise<OwnEntry | null> {
  const { data } = await client.query({
    query: OWN_ENTRY,
    variables: { tournament, afterTokens: token === undefined ? [] : [token] },
    fetchPolicy: 'no-cache',
  });
  return data?.ownEntry ?? null;
}

/** A penalty is told to its entrant alone, so any may be the own one. Byes are told with a closed round. */
const ALWAYS = new Set([
  'entrant-penalised',
  'round-closed',
  'result-corrected',
  'phase-begun',
  // Whoever was there before a pause has to say so again.
  'tournament-paused',
]);

export function concernsEntry(
  { type, facts, ownTable }: Pick<News, 'type' | 'facts' | 'ownTable'>,
  own: number,
): boolean {
  if (ALWAYS.has(type)) return true;
  if (type === 'round-published') return namesBye(facts, own);
  // A removed table names nobody: its players sit elsewhere or nowhere now.
  if (type === 'round-repaired' && ownTable === null) return true;
  return facts.some((fact) => namesEntrant(fact, own));
}

interface Named {
  readonly kind?: string;
  readonly entrant?: number;
  readonly entrants?: readonly number[];
  readonly byes?: readonly number[];
  readonly awardedByes?: readonly number[];
  readonly tables?: readonly (readonly [number, readonly number[]])[];
}

/** Of a published round those alone ask who have no table there: a thousand others are told all by the feed. */
const namesBye = (facts: News['facts'], own: number): boolean =>
  (facts as readonly Named[]).some(({ tables }) =>
    tables?.every(([, entrants]) => !entrants.includes(own)),
  );

const OF_TABLES = new Set(['result-reported', 'table-added', 'staff-called', 'call-answered']);

export function namesEntrant(fact: unknown, own: number): boolean {
  const { kind = '', entrant, entrants } = fact as Named;
  if (OF_TABLES.has(kind)) return false;
  return entrant === own || entrants?.includes(own) === true;
}
