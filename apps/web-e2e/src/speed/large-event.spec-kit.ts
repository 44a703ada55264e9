/** The pages over an api whose log holds an event of thousands, which a spec has played by the pure rules. */
import { RECORD_TOPICS, type TournamentAsked } from '@scoresheet/contracts-messages';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  offlineTournament,
  runEvent,
  tournamentSecretOf,
  type OfflineTournament,
} from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import type { TestApi } from '@scoresheet/services-api/api-spec-kit';
import { laidOut } from '../laid-out.spec-kit.js';

const OWNER = 'olga';
const KEY = new Uint8Array(32).fill(7);

/** A log takes no more in one go. */
const APPENDED_AT_ONCE = 1_000;

const TERMS: TournamentAsked = {
  game: 'fuzzycards',
  play: 'tables',
  capacity: 4_096,
  entry: 'open',
  checkIn: false,
  phases: [{ kind: 'swiss', standings: 'magic/1', rounds: 12, bestOf: 3 }],
};

interface LargeEvent {
  readonly players: number;
  /** Closed rounds; of the one after them every second table has its result. */
  readonly rounds: number;
}

export interface LaidOutEvent {
  readonly api: TestApi;
  readonly tournament: string;
}

export async function laidOutEvent(size: LargeEvent): Promise<LaidOutEvent> {
  const { record, events } = played(size);
  const api = await laidOut([]);
  const partition = partitionOf(record, api.log.partitions, sha256);
  const messages = events().map((value) => ({ key: record, value }));
  for (let from = 0; from < messages.length; from += APPENDED_AT_ONCE) {
    const some = messages.slice(from, from + APPENDED_AT_ONCE);
    await api.log.append({ topic: RECORD_TOPICS.tournament.events, partition }, some);
  }
  return { api, tournament: record };
}

/** The lower number wins, every fifth table draws. */
function played({ players, rounds }: LargeEvent): OfflineTournament {
  const environment = {
    sha256,
    gameOf: gamesOf(rulesOf),
    secretOf: (record: string) => tournamentSecretOf(KEY, record, sha256),
  };
  const tournament = offlineTournament(environment, { name: 'large event', owner: OWNER });
  const event = {
    owner: OWNER,
    terms: TERMS,
    actors: Array.from({ length: players }, (_, at) => `p${at + 1}`),
    play: ({ number, entrants: [one = 0, other = 0] }: TableLike) => {
      const wins: [number, number] = number % 5 === 0 ? [1, 1] : one < other ? [2, 0] : [1, 2];
      return { result: { is: 'games' as const, wins, draws: 0 } };
    },
  };
  for (const { round, decided, tables } of runEvent(tournament, event)) {
    if (round > rounds && decided >= tables / 2) break;
  }
  return tournament;
}

interface TableLike {
  readonly number: number;
  readonly entrants: readonly number[];
}
