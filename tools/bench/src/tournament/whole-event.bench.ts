/**
 * A whole event in one process, results injected: what each step of its largest round takes, and its
 * verification by anybody. No log and no service: what is timed is decided, sealed and folded.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  offlineTournament,
  phasesOf,
  runEvent,
  standingsIn,
  tournamentRefolder,
  tournamentSecretOf,
  type OfflineTournament,
  type PlayedTable,
  type TableState,
} from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { spreadRow, type Figures, type Row } from '../figures.js';
import { spreadOf } from '../interleave.js';

interface EventSize {
  readonly players: number;
  readonly rounds: number;
}

const SIZE: EventSize = { players: 10_000, rounds: 14 };
const OWNER = 'organiser';
const CUT = 8;
const KEY = new Uint8Array(32).fill(5);

const environment = {
  sha256,
  gameOf: gamesOf(rulesOf),
  secretOf: (record: string) => tournamentSecretOf(KEY, record, sha256),
};

export function wholeEventBench(size = SIZE): Promise<Figures> {
  const took = new Map<string, number[]>();
  const tournament = timed(offlineTournament(environment, { name: 'bench', owner: OWNER }), took);
  const began = performance.now();
  const run = runEvent(tournament, eventOf(size));
  for (let step = run.next(); step.done !== true; step = run.next());
  const runMs = performance.now() - began;
  const bytes = Buffer.from(exportRecord(tournament.events(), sha256));
  const verifyMs = msOf(() => {
    const { verdict } = verifyExport(bytes, tournamentRefolder(environment), sha256);
    if (verdict !== 'EXACT') throw new Error(`the record of the event is ${verdict}`);
  });
  const state = tournament.state();
  const standingsMs = msOf(() => state && standingsIn(state, sha256));
  const of = `${size.players.toLocaleString('en')} entrants, ${size.rounds} rounds and a cut`;
  const row = (what: string, times: readonly number[], goal?: string): Row =>
    withoutUndefined({
      ...spreadRow({ bench: `event: ${what}`, of, unit: 'ms' }, spreadOf(times)),
      goal,
    });
  return Promise.resolve({
    rows: [
      row('a round drawn', took.get('draw-round') ?? []),
      row('a round published', took.get('publish-round') ?? [], 'under 5,000'),
      row('a result entered', took.get('enter-result') ?? []),
      row('the whole event', [runMs]),
      row('its record verified', [verifyMs], 'under 10,000'),
      row('its final standings', [standingsMs]),
    ],
    comparisons: [],
  });
}

const eventOf = ({ players, rounds }: EventSize): Parameters<typeof runEvent>[1] => ({
  owner: OWNER,
  terms: {
    game: 'fuzzycards',
    play: 'tables',
    capacity: players,
    entry: 'open',
    checkIn: false,
    phases: phasesOf({ format: 'swiss', rounds, cut: Math.min(CUT, players), bestOf: 3 }),
  },
  actors: Array.from({ length: players }, (_, at) => `player-${at + 1}`),
  play: resultOf,
});

/** Who wins hangs on both, so that the better ones win more often than not. */
function resultOf({ entrants: [one = 0, other = 0], number }: TableState): PlayedTable {
  const strength = (entrant: number): number => ((entrant * 7_919) % 101) + ((number * 31) % 17);
  const wins: [number, number] = strength(one) >= strength(other) ? [2, 1] : [0, 2];
  return { result: { is: 'games', wins, draws: 0 } };
}

/** Notes how long each command takes, by its type. */
function timed(tournament: OfflineTournament, took: Map<string, number[]>): OfflineTournament {
  return {
    ...tournament,
    sendOrThrow(actor, says, role) {
      const began = performance.now();
      const sent = tournament.sendOrThrow(actor, says, role);
      const times = took.get(says.type) ?? [];
      took.set(says.type, times);
      times.push(performance.now() - began);
      return sent;
    },
  };
}

function msOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
