/** Who sits at no table of a round: those with a bye, and those who could be given a table. */
import { askServer } from '../../../api/ask-server.js';
import { allPages } from '../../follow/all-pages.js';
import { newsOf } from '../../follow/use-anew.js';
import { useAsked } from '../../follow/use-asked.js';
import type { RoundPlace } from '../../round/use-tables.js';
import type { RoundTable } from '../../round/whole/whole-documents.js';
import { OWN_ROUNDS, WHO_PLAYS } from './unseated-documents.js';

interface Named {
  readonly entrant: number;
  readonly name: string | null;
}

interface Unseated {
  readonly byes: readonly Named[];
  readonly waiting: readonly Named[];
}

/** A late entrant can get a table; an entrant who has left cannot. */
export const changesUnseated = newsOf(
  'round-repaired',
  'entrants-added',
  'entrant-dropped',
  'entrant-disqualified',
  'entrant-re-entered',
  'entrant-penalised',
);

const NOBODY: Unseated = { byes: [], waiting: [] };
const PAGE = 500;
/** Byes of a round are few; whoever is not in a later phase is no case for a repair. */
const MOST = 24;

export function useUnseated(
  tournament: string,
  { phase, round }: RoundPlace,
  tables: readonly RoundTable[],
): Unseated {
  const seated = tables.flatMap(({ seats }) => seats.map(({ entrant }) => entrant)).join();
  const { value } = useAsked({
    key: `${tournament} ${phase} ${round} ${seated}`,
    ask: () => askUnseated(tournament, { phase, round }, new Set(seated.split(',').map(Number))),
    concerns: changesUnseated,
  });
  return value ?? NOBODY;
}

async function askUnseated(
  tournament: string,
  place: RoundPlace,
  seated: ReadonlySet<number>,
): Promise<Unseated> {
  const others = (await askPlaying(tournament)).filter(({ entrant }) => !seated.has(entrant));
  const asked = others.slice(0, MOST);
  const byes = await Promise.all(asked.map(({ entrant }) => hasBye(tournament, entrant, place)));
  return {
    byes: asked.filter((_, at) => byes[at]),
    // Only the first phase is open to all who play.
    waiting: place.phase === 1 ? asked.filter((_, at) => !byes[at]) : [],
  };
}

async function askPlaying(tournament: string): Promise<readonly Named[]> {
  const pageAfter = async (from: number) =>
    (await askServer(WHO_PLAYS, { tournament, from })).tournamentEntrants;
  const all = await allPages(pageAfter, ({ number }) => number, PAGE);
  return all.map(({ number, name }) => ({ entrant: number, name }));
}

async function hasBye(
  tournament: string,
  entrant: number,
  { phase, round }: RoundPlace,
): Promise<boolean> {
  const { entrantPage } = await askServer(OWN_ROUNDS, { tournament, entrant });
  const own = entrantPage.rounds.find((at) => at.phase === phase && at.round === round);
  return own?.isBye ?? false;
}
