/** Commands that could be accepted just now, of every kind: a walk picks among them. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { PhaseAsked, TableResult } from '@scoresheet/contracts-messages';
import { currentPhase, currentRound, isIn } from './fold/tournament-state.js';
import type { RoundState, TableState } from './fold/tournament-state.js';
import type { Said } from './offline/offline-tournament.js';
import { CUT, OWNER, REASON, SWISS, type EventScene } from './tournament.spec-kit.js';

interface Move {
  readonly actor: string;
  readonly said: Said;
}

const POD: PhaseAsked = {
  kind: 'pods',
  standings: 'pods/1',
  rounds: 2,
  least: 3,
  most: 5,
  wanted: 4,
};
const BRACKET = { standings: 'magic/1', bestOf: 3 } as const;

const STEPPING_IN: PhaseAsked = {
  ...BRACKET,
  kind: 'single-elimination',
  replaces: 'loser-of-last-match',
  thirdPlace: true,
};

const MOVING_UP: PhaseAsked = {
  ...BRACKET,
  kind: 'single-elimination',
  replaces: 'next-seed',
  cut: { by: 'rank', places: 4 },
};

export const FORMATS: readonly PhaseAsked[][] = [
  [SWISS],
  [{ ...SWISS, rounds: 2, roundMs: 5_000 }, CUT],
  [POD],
  [{ ...BRACKET, kind: 'round-robin', times: 1 }],
  [{ ...BRACKET, kind: 'single-elimination', thirdPlace: true }],
  [{ ...SWISS, rounds: 1 }, MOVING_UP, { ...SWISS, rounds: 2, cut: { by: 'rank', places: 3 } }],
  [{ ...BRACKET, kind: 'double-elimination' }],
  [STEPPING_IN],
];

/** What comes next is offered several times over, so that a walk gets somewhere. */
const WEIGHT = 6;

/** `chance` is a whole number that names an entrant, a table, a result. */
export function movesOf(scene: EventScene, chance: number): readonly Move[] {
  const { stage, phases } = scene.state();
  const isPlayed = stage === 'playing';
  const next = isPlayed ? nextStep(scene, chance) : NEXT[stage]?.(scene, chance);
  const steps = Array<readonly Move[]>(WEIGHT)
    .fill(next ?? [])
    .flat();
  if (phases.length === 0) return [...steps, ...ofEntrants(scene, chance)];
  return isPlayed ? [...steps, ...ofEntrants(scene, chance), ...ofRounds(scene, chance)] : steps;
}

const lead = (said: Said): Move => ({ actor: OWNER, said });
const one = <T>(all: readonly T[], chance: number): T | undefined => all[chance % all.length];

const NEXT: { readonly [stage: string]: (scene: EventScene, chance: number) => readonly Move[] } = {
  registration(scene, chance) {
    const enter: Move = { actor: `q${chance % 12}`, said: { type: 'enter-tournament' } };
    const { entrants, terms } = scene.state();
    if (entrants.length < 4) return [enter];
    const called: Said = { type: 'begin-check-in' };
    return [enter, lead(terms.checkIn ? called : { type: 'begin-phase', phase: 1 })];
  },
  'check-in': (scene, chance) => [
    ...scene.state().entrants.map(({ number }) => lead({ type: 'check-in', entrant: number })),
    ...(chance % 3 === 0 ? [lead({ type: 'begin-phase', phase: 1 })] : []),
  ],
  paused: (scene, chance) => [
    lead({ type: 'resume-tournament' }),
    lead({ type: 'check-in', entrant: 1 + (chance % scene.state().entrants.length) }),
  ],
};

function nextStep(scene: EventScene, chance: number): readonly Move[] {
  const phase = currentPhase(scene.state());
  const round = currentRound(scene.state());
  if (phase === undefined) return [];
  const named = { phase: phase.phase, round: round?.round ?? 0 };
  switch (round?.stage) {
    case 'drawn':
    case 'reviewed':
      return [lead({ type: 'publish-round', ...named }), ...mended(round, named, chance)];
    case 'published':
      return [lead({ type: 'start-round', ...named })];
    case 'playing':
      return round.open === 0
        ? [lead({ type: 'close-round', ...named })]
        : openTables(round).map((table) => {
            const result = resultOf(table, chance);
            return lead({ type: 'enter-result', ...named, table: table.number, result });
          });
    default:
      return [
        lead({ type: 'draw-round', phase: phase.phase, round: phase.rounds.length + 1 }),
        lead({ type: 'begin-phase', phase: phase.phase + 1 }),
        lead({ type: 'finish-tournament' }),
      ];
  }
}

/** Staff change a draw by hand as they like it: two change places, or a table is made anew. */
function mended(round: RoundState, named: Named, chance: number): readonly Move[] {
  const { tables, byes } = round;
  const seats = [...[...tables.values()].flatMap(({ entrants }) => entrants), ...byes];
  const swapped = [one(seats, chance >> 2) ?? 1, one(seats, chance >> 6) ?? 2] as [number, number];
  const table = one([...tables.values()], chance >> 3);
  const repair = { type: 'repair-round', ...named, ...REASON } as const;
  const [first, ...others] = table?.entrants ?? [];
  return [
    lead({ ...repair, repairs: [{ is: 'swap', entrants: swapped }] }),
    ...(table === undefined || first === undefined
      ? []
      : [
          lead({
            ...repair,
            repairs: [
              { is: 'unpair', table: table.number },
              ...(chance % 2 === 0
                ? [{ is: 'pair', entrants: [...others, first] } as const]
                : others.map((entrant) => ({ is: 'bye', entrant }) as const)),
            ],
          }),
        ]),
  ];
}

interface Named {
  readonly phase: number;
  readonly round: number;
}

const openTables = ({ tables }: RoundState): readonly TableState[] =>
  [...tables.values()].filter(({ result }) => result === null);

function resultOf({ entrants }: TableState, chance: number): TableResult {
  if (entrants.length > 2) {
    const turned = entrants.map((_, at) => entrants[(at + chance) % entrants.length] ?? 0);
    return { is: 'places', places: turned.map((each) => [each]) };
  }
  const wins: readonly [number, number][] = [
    [2, 0],
    [0, 2],
    [2, 1],
    [1, 2],
    [1, 1],
  ];
  if (chance % 11 === 0) return { is: 'double-loss' };
  return { is: 'games', wins: one(wins, chance) ?? [2, 0], draws: 0 };
}

function ofEntrants(scene: EventScene, chance: number): readonly Move[] {
  const { entrants, phases } = scene.state();
  const entrant = one(entrants, chance)?.number ?? 1;
  const other = one(entrants, chance >> 3)?.number ?? 1;
  const penalty = { penalty: 'points', points: 1, infraction: 'slow-play' } as const;
  const there = entrants.filter(isIn).length;
  return [
    ...(there > 2 ? [lead({ type: 'drop-entrant', entrant })] : []),
    ...(chance % 4 === 0 ? [lead({ type: 'disqualify-entrant', entrant, ...REASON })] : []),
    lead(
      withoutUndefined({
        type: 're-enter',
        entrant,
        checksIn: true,
        overCap: chance % 2 === 0 ? true : undefined,
      }),
    ),
    lead({ type: 'add-entrants', entrants: [{ guest: `g${chance % 100}` }] }),
    lead({ type: 'forbid-pairs', pairs: entrant === other ? [] : [[entrant, other]] }),
    lead({ type: 'award-byes', entrant, byes: chance % 3 }),
    lead({ type: 'fix-seat', entrant, table: 1 + (chance % 9) }),
    lead({ type: 'penalise-entrant', entrant, ...penalty, ...REASON }),
    lead({ type: 'number-tables', first: 1 + (chance % 5), leftOut: [3] }),
    ...(phases.length === 0 ? [lead({ type: 'plan-tournament', beginsAt: chance % 1_000 })] : []),
  ];
}

function ofRounds(scene: EventScene, chance: number): readonly Move[] {
  const { seq, phases } = scene.state();
  const phase = currentPhase(scene.state());
  const round = currentRound(scene.state());
  if (phase === undefined || round === undefined) return [lead({ type: 'pause-tournament' })];
  const named = { phase: phase.phase, round: round.round };
  const tables = [...round.tables.values()];
  const table = one(tables, chance);
  const seats = [...tables.flatMap(({ entrants }) => entrants), ...round.byes];
  const swapped = [one(seats, chance) ?? 1, one(seats, chance >> 4) ?? 1] as [number, number];
  const repair = { type: 'repair-round', ...named, ...REASON } as const;
  const earlier = one(
    phases.flatMap((each) => each.rounds.map((its) => ({ each, its }))),
    chance,
  );
  const corrected = one([...(earlier?.its.tables.values() ?? [])], chance >> 2);
  const told: readonly Move[] = table
    ? [
        {
          actor: scene.state().entrants[(table.entrants[0] ?? 1) - 1]?.actor ?? 'nobody',
          said: {
            type: 'report-result',
            ...named,
            table: table.number,
            result: resultOf(table, chance),
          },
        },
        lead({ ...repair, repairs: [{ is: 'unpair', table: table.number }] }),
      ]
    : [];
  const correction: readonly Move[] =
    earlier && corrected
      ? [
          lead({
            type: 'correct-result',
            expectedSeq: seq,
            ...REASON,
            phase: earlier.each.phase,
            round: earlier.its.round,
            table: corrected.number,
            result: resultOf(corrected, chance >> 1),
          }),
        ]
      : [];
  return [
    ...told,
    ...correction,
    lead({ ...repair, repairs: [{ is: 'swap', entrants: swapped }] }),
    lead({ ...repair, repairs: [{ is: 'pair', entrants: swapped }] }),
    lead({ ...repair, repairs: [{ is: 'bye', entrant: swapped[0] }] }),
    lead({ type: 'pause-tournament' }),
    lead({ type: 'pause-clock', ...named }),
    lead({ type: 'resume-clock', ...named }),
    lead({ type: 'extend-time', ...named, byMs: 1 + chance }),
  ];
}
