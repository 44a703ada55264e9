/** Tournaments that were played without any service, as they would stand in a log. */
import type { TournamentAsked } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  foldTournament,
  gamesOf,
  offlineTournament,
  runEvent,
  tournamentSecretOf,
  type OfflineTournament,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { encodeUtf8, exportRecord, readExport } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import { packEvents } from './packed-events.js';
import type { ToThread } from './thread-messages.js';

export const OWNER = 'olga';
const KEY = new Uint8Array(32).fill(7);

const environment = {
  sha256,
  gameOf: gamesOf(rulesOf),
  secretOf: (record: string) => tournamentSecretOf(KEY, record, sha256),
};

const SWISS_AND_CUT: TournamentAsked = {
  game: 'fuzzycards',
  play: 'tables',
  capacity: 4_096,
  entry: 'open',
  checkIn: false,
  phases: [
    { kind: 'swiss', standings: 'magic/1', rounds: 3, bestOf: 3 },
    { kind: 'single-elimination', standings: 'magic/1', bestOf: 3, cut: { by: 'rank', places: 4 } },
  ],
};

export const newTournament = (name: string): OfflineTournament =>
  offlineTournament(environment, { name, owner: OWNER });

/** Three rounds of Swiss and a cut to four; the lower number wins, every fifth table draws. */
export function playedTournament(players: number, name = `event of ${players}`): OfflineTournament {
  const tournament = newTournament(name);
  const event = {
    owner: OWNER,
    terms: SWISS_AND_CUT,
    actors: Array.from({ length: players }, (_, at) => `p${at + 1}`),
    play: ({ number, place, entrants: [one = 0, other = 0] }: TableLike) => {
      const isDrawn = place === null && number % 5 === 0;
      const wins: [number, number] = isDrawn ? [1, 1] : one < other ? [2, 0] : [0, 2];
      return { result: { is: 'games' as const, wins, draws: 0 } };
    },
  };
  const steps = runEvent(tournament, event);
  while (steps.next().done !== true) continue;
  return tournament;
}

interface TableLike {
  readonly number: number;
  readonly place: string | null;
  readonly entrants: readonly number[];
}

/** The tournament as an outsider folds it from its export, after the event `seq`. */
export function stateFromExport(events: readonly Uint8Array[], seq: number): TournamentState {
  const file = encodeUtf8(exportRecord(events.slice(0, seq + 1), sha256));
  const read = readExport(file, sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  let state: TournamentState | undefined;
  for (const { header, parts } of read.value.events) {
    state = foldTournament(sha256, state, { header, house: parts.house ?? parts.public ?? {} });
  }
  if (state === undefined) throw new Error('an export has an event');
  return state;
}

/** Gives a thread all events of a tournament. */
export const taking = ({ record, events }: OfflineTournament, fromSeq = 0): ToThread => ({
  do: 'take',
  tournament: record,
  fromSeq,
  events: packEvents(events().slice(fromSeq)),
});
