/** The numbers of a finished event, computed again from its file by an outsider, and by hand. */
import { isDeepStrictEqual } from 'node:util';
import type { TableResult } from '@scoresheet/contracts-messages';
import { verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  phaseStandings,
  replayTournament,
  standingsIn,
  tournamentRefolder,
  type TableState,
} from '@scoresheet/domain-tournament';
import { houseFile, publicFile, readFile, type EventTruth } from './event-truth.js';
import { TOURNAMENT_RULES } from './kinds.js';

const WIN = 3;
const DRAW = 1;

export function wrongNumbers({ events, state }: EventTruth): readonly string[] {
  if (state === undefined) return ['unwritten: there is no tournament'];
  const { verdict } = verifyExport(houseFile(events), tournamentRefolder(TOURNAMENT_RULES), sha256);
  const again = replayTournament(readFile(publicFile(events)), sha256);
  const isSame = isDeepStrictEqual(standingsIn(again, sha256), standingsIn(state, sha256));
  return [
    ...(verdict === 'EXACT' ? [] : [`inexact: the tournament is ${verdict}`]),
    ...(isSame ? [] : ['miscounted: the public file gives other standings']),
    ...wrongPoints(state),
  ];
}

/** The points of the first phase, added up table by table. */
function wrongPoints(state: NonNullable<EventTruth['state']>): readonly string[] {
  const [phase] = state.phases;
  if (phase === undefined) return [];
  const points = new Map(phase.entrants.map((entrant) => [entrant, 0]));
  const add = (entrant: number, more: number): void =>
    void points.set(entrant, (points.get(entrant) ?? 0) + more);
  for (const { tables, byes } of phase.rounds) {
    for (const entrant of byes) add(entrant, WIN);
    for (const { entrants, result } of tables.values()) {
      pointsOf(entrants, result).forEach((more, at) => add(entrants[at] as number, more));
    }
  }
  return phaseStandings(state, phase, sha256, {}).flatMap(({ entrant, points: told }) =>
    told === String(points.get(entrant))
      ? []
      : [`miscounted: ${entrant} has ${told} points, by hand ${points.get(entrant)}`],
  );
}

function pointsOf(entrants: TableState['entrants'], result: TableResult | null): readonly number[] {
  switch (result?.is) {
    case 'games': {
      const [one, other] = result.wins;
      if (one === other) return [DRAW, DRAW];
      return one > other ? [WIN, 0] : [0, WIN];
    }
    case 'forfeit':
      return entrants.map((entrant) => (entrant === result.winner ? WIN : 0));
    default:
      return [];
  }
}
