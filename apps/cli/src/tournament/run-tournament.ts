/** Plays a whole event in this process: every table on records of its own, the event on another. */
import { exportRecord } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  offlineTournament,
  phasesOf,
  runEvent,
  standingsIn,
  tournamentSecretOf,
  type Format,
  type OfflineTournament,
  type TableState,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Fault } from '../program/fault.js';
import { gameNamed } from '../program/options.js';
import { progressBar } from '../program/progress-bar.js';
import { playTable } from './play-table.js';
import { standingsTable } from './standings-table.js';

interface RunOptions {
  readonly game: string;
  readonly players: number;
  readonly format: Format;
  readonly cut?: number;
  readonly rounds?: number;
  readonly bestOf: 1 | 3 | 5;
  readonly seed: number;
  readonly export?: string;
  readonly json?: boolean;
}

const OWNER = 'organiser';
const SHOWN = 16;

export async function runTournament(options: RunOptions): Promise<void> {
  const { seed, json = false } = options;
  const tournament = offlineTournament(environmentOf(seed), {
    name: `event-${seed}`,
    owner: OWNER,
  });
  const state = play(tournament, options);
  if (options.export !== undefined) await writeRecord(tournament, options.export);
  const { record } = tournament;
  const hash = tournament.head()?.hash ?? '';
  const standings = standingsIn(state, sha256);
  const events = state.seq + 1;
  if (json) return console.log(JSON.stringify({ record, events, hash, standings }));
  for (const line of standingsTable(standings.slice(0, SHOWN))) console.log(line);
  if (standings.length > SHOWN) console.log(`… and ${standings.length - SHOWN} more`);
  console.log(`${record}  ${hash}  ${events} events`);
}

function environmentOf(seed: number) {
  const key = createHash('sha256').update(`scoresheet simulation ${seed}`).digest();
  return {
    sha256,
    gameOf: gamesOf(rulesOf),
    secretOf: (record: string) => tournamentSecretOf(key, record, sha256),
  };
}

function play(tournament: OfflineTournament, options: RunOptions): TournamentState {
  const { game, players, seed, bestOf } = options;
  if (players < 2) throw new Fault('usage', 'an event has at least two players.');
  const mostSeats = gameNamed(game).rules.maxSeats;
  const phases = phasesOf({ ...options, mostSeats });
  const bar = progressBar('tables');
  const run = runEvent(tournament, {
    owner: OWNER,
    terms: { game, play: 'platform', capacity: players, entry: 'open', checkIn: false, phases },
    actors: Array.from({ length: players }, (_, at) => `bot-${at + 1}`),
    play: (table: TableState, state) => {
      const { length: phase } = state.phases;
      const round = state.phases.at(-1)?.rounds.length ?? 0;
      const name = `event-${seed}-${phase}-${round}-${table.number}`;
      return playTable(table, { game, seed, name, bestOf });
    },
  });
  for (;;) {
    const next = run.next();
    if (next.done === true) {
      bar.clear();
      return next.value;
    }
    const { phase, round, decided, tables } = next.value;
    bar.show(decided, tables);
    if (decided === tables) {
      bar.clear();
      if (options.json !== true) console.error(`Phase ${phase}, round ${round}: ${tables} tables`);
    }
  }
}

async function writeRecord(tournament: OfflineTournament, file: string): Promise<void> {
  await writeFile(file, exportRecord(tournament.events(), sha256));
}
