/** Who sits at no table of a round: those with a bye, and those who could be given a table. */
import { useEffect, useState } from 'react';
import { client } from '../../../api/client.js';
import type { Place } from '../tables/use-tables.js';
import type { RoundTable } from '../tables/table-documents.js';
import { OWN_ROUNDS, WHO_PLAYS } from './unseated-documents.js';

interface Named {
  readonly entrant: number;
  readonly name: string | null;
}

interface Unseated {
  readonly byes: readonly Named[];
  readonly waiting: readonly Named[];
}

const NOBODY: Unseated = { byes: [], waiting: [] };
const PAGE = 500;
/** Byes of a round are few; whoever is not in a later phase is no case for a repair. */
const MOST = 24;

export function useUnseated(
  tournament: string,
  { phase, round }: Place,
  tables: readonly RoundTable[],
): Unseated {
  const [unseated, setUnseated] = useState(NOBODY);
  const seated = tables.flatMap(({ seats }) => seats.map(({ entrant }) => entrant)).join();
  useEffect(() => {
    let isOver = false;
    const place = { phase, round };
    const put = (found: Unseated): void => void (isOver || setUnseated(found));
    // Seats can be exchanged without them, and the next repair asks again.
    askUnseated(tournament, place, new Set(seated.split(',').map(Number))).then(
      put,
      () => undefined,
    );
    return () => void (isOver = true);
  }, [tournament, phase, round, seated]);
  return unseated;
}

async function askUnseated(
  tournament: string,
  place: Place,
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
  const all: Named[] = [];
  for (;;) {
    const { data } = await client.query({
      query: WHO_PLAYS,
      variables: { tournament, from: all.at(-1)?.entrant ?? 0 },
      fetchPolicy: 'no-cache',
    });
    const page = data?.tournamentEntrants ?? [];
    all.push(...page.map(({ number, name }) => ({ entrant: number, name })));
    if (page.length < PAGE) return all;
  }
}

async function hasBye(
  tournament: string,
  entrant: number,
  { phase, round }: Place,
): Promise<boolean> {
  const { data } = await client.query({
    query: OWN_ROUNDS,
    variables: { tournament, entrant },
    fetchPolicy: 'no-cache',
  });
  const own = data?.entrantPage.rounds.find((at) => at.phase === phase && at.round === round);
  return own?.isBye ?? false;
}
