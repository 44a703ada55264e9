/** Given any event of a tournament, what is read of it is what the pure functions make of its export. */
import type { TournamentAsked } from '@scoresheet/contracts-messages';
import { encodeUtf8, exportRecord, readExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  bracketGraph,
  phasesOf,
  standingsIn,
  type OfflineTournament,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { TOURNAMENT_ROWS, type TournamentRow } from '@scoresheet/services-read-models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question, StandingsAsked } from './reckoning/asked.js';
import {
  newTournament,
  OWNER,
  stateFromExport,
  taking,
} from './reckoning/played-tournament.spec-kit.js';
import { reckoning } from './reckoning/reckoning.js';
import type { StandingsPage } from './reckoning/standings-page.js';

type Said = Parameters<OfflineTournament['send']>[1];

const PHASES: readonly TournamentAsked['phases'][] = [
  phasesOf({ format: 'swiss', rounds: 3, bestOf: 1 }),
  phasesOf({ format: 'swiss', rounds: 2, bestOf: 3, cut: 4 }),
  [{ kind: 'round-robin', standings: 'magic/1', bestOf: 1, times: 1 }],
  [{ kind: 'single-elimination', standings: 'magic/1', bestOf: 3, thirdPlace: true }],
  [{ kind: 'double-elimination', standings: 'magic/1', bestOf: 1 }],
];

const walk = fc.record({
  phases: fc.constantFrom(...PHASES),
  players: fc.integer({ min: 3, max: 12 }),
  capacity: fc.constantFrom(4, 8, 16),
  chances: fc.array(fc.nat(0x7fff_ffff), { minLength: 30, maxLength: 90, size: 'max' }),
});

interface Walk {
  readonly phases: TournamentAsked['phases'];
  readonly players: number;
  readonly capacity: number;
  readonly chances: readonly number[];
}

/** What comes next by the book; beside it people leave, come back, come late, and are corrected. */
function walked({ phases, players, capacity, chances }: Walk): OfflineTournament {
  const tournament = newTournament(`any of ${players}`);
  const terms = { game: 'fuzzycards', play: 'tables', entry: 'open', checkIn: false } as const;
  tournament.sendOrThrow(OWNER, { ...terms, type: 'create-tournament', capacity, phases });
  tournament.sendOrThrow(OWNER, { type: 'announce-tournament' });
  tournament.sendOrThrow(OWNER, { type: 'open-registration' });
  const entrants = Array.from({ length: players }, (_, at) => ({ actor: `p${at + 1}` }));
  tournament.sendOrThrow(OWNER, { type: 'add-entrants', entrants });
  for (const chance of chances) {
    const state = tournament.state() as TournamentState;
    const said = chance % 5 === 0 ? beside(state, chance >> 4) : next(state, chance >> 4);
    if (said !== undefined) tournament.send(OWNER, said);
  }
  return tournament;
}

function next({ phases }: TournamentState, chance: number): Said | undefined {
  const phase = phases.at(-1);
  const round = phase?.rounds.at(-1);
  if (phase === undefined) return { type: 'begin-phase', phase: 1 };
  const named = { phase: phase.phase, round: round?.round ?? 0 };
  switch (round?.stage) {
    case 'drawn':
    case 'reviewed':
      return { type: 'publish-round', ...named };
    case 'published':
      return { type: 'start-round', ...named };
    case 'playing': {
      const open = [...round.tables.values()].find(({ result }) => result === null);
      if (open === undefined) return { type: 'close-round', ...named };
      return { type: 'enter-result', ...named, table: open.number, result: resultBy(chance) };
    }
    default: {
      const others: readonly Said[] = [
        { type: 'draw-round', phase: phase.phase, round: phase.rounds.length + 1 },
        { type: 'begin-phase', phase: phase.phase + 1 },
        { type: 'finish-tournament' },
      ];
      return others[chance % others.length];
    }
  }
}

const WINS: readonly [number, number][] = [
  ...([
    [2, 0],
    [0, 2],
    [2, 1],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as [number, number][]),
];

const resultBy = (chance: number) => ({
  is: 'games' as const,
  draws: 0,
  wins: WINS[chance % WINS.length] ?? [2, 0],
});

function beside({ entrants, phases, seq }: TournamentState, chance: number): Said | undefined {
  const entrant = 1 + (chance % entrants.length);
  const closed = phases.at(-1)?.rounds.filter(({ stage }) => stage === 'closed') ?? [];
  const round = closed[chance % Math.max(1, closed.length)];
  const drawn = phases.at(-1)?.rounds.find(({ publishedSeq }) => publishedSeq === null);
  const all: readonly (Said | undefined)[] = [
    drawn && exchanged(drawn, phases.length, chance),
    { type: 'drop-entrant', entrant },
    { type: 're-enter', entrant },
    { type: 'add-entrants', entrants: [{ actor: `late-${chance}` }] },
    round && {
      type: 'correct-result',
      phase: phases.length,
      round: round.round,
      table: 1,
      result: resultBy(chance + 1),
      expectedSeq: seq,
      reasonDigest: sha256('a slip'),
    },
  ];
  return all[(chance >> 8) % all.length];
}

/** Two who sit somewhere in a draw change places, or a table is taken out of it. */
function exchanged(
  { round, tables, byes }: TournamentState['phases'][number]['rounds'][number],
  phase: number,
  chance: number,
): Said {
  const seats = [...[...tables.values()].flatMap(({ entrants }) => entrants), ...byes];
  const one = seats[chance % Math.max(1, seats.length)] ?? 0;
  const other = seats[(chance >> 4) % Math.max(1, seats.length)] ?? 0;
  const swap = { is: 'swap', entrants: [one, other] as [number, number] } as const;
  const repairs = [chance % 4 === 0 ? ({ is: 'unpair', table: 1 } as const) : swap];
  return { type: 'repair-round', phase, round, repairs, reasonDigest: sha256('a sister') };
}

/** The row of the lists, made event by event of the public lines as a projector makes it. */
function rowOf({ events }: OfflineTournament): TournamentRow | undefined {
  const read = readExport(encodeUtf8(exportRecord(events(), sha256)), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  return read.value.events.reduce<TournamentRow | undefined>(
    (row, { header, parts }) =>
      TOURNAMENT_ROWS.project(row, { header, public: parts.public ?? {} }),
    undefined,
  );
}

/** What the row has to say, from the folded state alone. */
function toldBy({ stage, terms, owner, entrants, phases, seq }: TournamentState) {
  const withStatus = (asked: string) => entrants.filter(({ status }) => status === asked).length;
  const gone = withStatus('dropped') + withStatus('disqualified');
  return {
    stage,
    owner,
    game: terms.game,
    capacity: terms.capacity,
    eventCount: seq + 1,
    waiting: withStatus('waiting'),
    suspended: false,
    entrants: entrants.length - gone - withStatus('waiting'),
    phase: phases.length,
    round: phases.at(-1)?.rounds.length ?? 0,
  };
}

const ALL: StandingsAsked = { ask: 'standings', live: false, from: 0, first: 500 };

/** Commands that the walks have to have seen accepted: otherwise they say little. */
const WALKED = [
  'round-drawn',
  'round-closed',
  'entrants-dropped',
  'entrant-re-entered',
  'result-corrected',
  'tournament-finished',
  'phase-begun',
  'draw-repaired',
];

describe('Whatever happens in a tournament', () => {
  it('its row, its standings and its brackets are what its export gives', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(walk, (asked) => {
        const tournament = walked(asked);
        const seq = tournament.events().length - 1;
        const state = stateFromExport(tournament.events(), seq);
        expect(rowOf(tournament)).toMatchObject(toldBy(state));
        const thread = reckoning();
        thread(taking(tournament));
        const ask = (question: Question): unknown => {
          const told = thread({ do: 'answer', tournament: tournament.record, seq, question });
          return told.did === 'answer' ? told.answer : told;
        };
        for (const live of [false, true]) {
          const { lines } = ask({ ...ALL, live }) as StandingsPage;
          const plain = lines.map(({ score: _, ...line }) => line);
          expect(plain).toEqual(standingsIn(state, sha256, { live }));
        }
        const brackets = state.phases.map(({ phase }) => ask({ ask: 'bracket', phase }));
        expect(brackets).toEqual(state.phases.map((phase) => bracketGraph(phase) ?? null));
        const lines = tournament.events().map((bytes) => Buffer.from(bytes).toString());
        WALKED.filter((kind) => lines.some((line) => line.includes(`"${kind}"`))).forEach((kind) =>
          seen.add(kind),
        );
      }),
      { numRuns: 100, seed: 15 },
    );
    expect(WALKED.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
