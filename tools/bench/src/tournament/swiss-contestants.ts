/** Who draws a Swiss round in the bench: Scoresheet and two packages of npm. */
import { createRequire } from 'node:module';
import { costOf, drawSwiss, leastSquares, type SwissDraw } from '@scoresheet/tournament-pairing';
import { Swiss } from 'tournament-pairings';
import { swissEventAt, type SwissEvent } from './swiss-event.js';

export type Contestant = 'Scoresheet' | 'swiss-pairing' | 'tournament-pairings';

export interface SwissTask {
  readonly contestant: Contestant;
  readonly players: number;
  readonly round: number;
  readonly runs: number;
}

export interface Drawn {
  readonly ms: number;
  readonly rematches: number;
  /** The sum of squared differences in points, above what neighbours in points come to. */
  readonly squaresAboveLeast: number;
}

export function drawsOf({ contestant, players, round, runs }: SwissTask): readonly Drawn[] {
  const event = swissEventAt(players, round);
  return Array.from({ length: runs }, () => timedDraw(contestant, event));
}

/** What is put into a package's own form is not timed. */
function timedDraw(contestant: Contestant, event: SwissEvent): Drawn {
  const draw = prepared(contestant, event);
  const began = performance.now();
  const drawn = draw();
  const ms = performance.now() - began;
  const { rematches, squares } = costOf(event.problem, drawn);
  return { ms, rematches, squaresAboveLeast: squares - leastSquares(event.problem, drawn) };
}

function prepared(contestant: Contestant, event: SwissEvent): () => SwissDraw {
  if (contestant === 'Scoresheet') return () => drawSwiss(event.problem);
  return contestant === 'swiss-pairing' ? swissPairing(event) : tournamentPairings(event);
}

interface Side {
  readonly id: string | null;
  readonly points: number;
}
interface SwissPairing {
  getMatchups(
    round: number,
    participants: readonly { readonly id: string; readonly seed: number }[],
    matches: readonly { readonly round: number; readonly home: Side; readonly away: Side }[],
  ): readonly { readonly home: string | null; readonly away: string | null }[];
}

function swissPairing({ round, problem, played }: SwissEvent): () => SwissDraw {
  // The package has no types.
  const make = createRequire(import.meta.url)('swiss-pairing') as (options: {
    readonly maxPerRound: number;
  }) => SwissPairing;
  const { getMatchups } = make({ maxPerRound: 3 });
  const participants = problem.entrants.map(({ entrant }, seed) => ({ id: `${entrant}`, seed }));
  const matches = played.map(({ round: before, pair: [one, other], points }) => ({
    round: before,
    home: { id: `${one}`, points: points[0] },
    away: { id: `${other}`, points: points[1] },
  }));
  return () =>
    drawOf(
      getMatchups(round, participants, matches).map(({ home, away }) => [
        home === null ? null : Number(home),
        away === null ? null : Number(away),
      ]),
    );
}

function tournamentPairings({ round, problem }: SwissEvent): () => SwissDraw {
  const players = problem.entrants.map(({ entrant, points, met, byes }) => ({
    id: `${entrant}`,
    score: points,
    avoid: met.map(String),
    receivedBye: byes > 0,
  }));
  return () =>
    drawOf(
      Swiss(players, round).map(({ player1, player2 }) => [
        player1 === null ? null : Number(player1),
        player2 === null ? null : Number(player2),
      ]),
    );
}

function drawOf(pairs: readonly (readonly [number | null, number | null])[]): SwissDraw {
  const tables = pairs.flatMap(([one, other]) =>
    one === null || other === null ? [] : [[one, other] as const],
  );
  const alone = pairs.find((pair) => pair.includes(null));
  return { tables, bye: alone?.find((each) => each !== null) ?? null };
}
