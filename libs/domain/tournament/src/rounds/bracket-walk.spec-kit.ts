/** Walks through brackets whose players leave at every moment, and whose results are corrected. */
import type { PhaseAsked, TableResult } from '@scoresheet/contracts-messages';
import { currentPhase, currentRound, entrantIn, isIn } from '../fold/tournament-state.js';
import type { PhaseState, TableState } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';
import { bracketGraph, type BracketGraph } from './bracket-graph.js';
import { refereeOf, type Referee } from './naive-bracket.spec-kit.js';
import { outcomeOf } from './outcome-of.js';

export interface Walk {
  readonly scene: EventScene;
  referee: Referee;
  /** Whether the seeds may still move up. */
  isHeld: boolean;
}

export const phaseIn = ({ scene }: Walk): PhaseState => {
  const phase = currentPhase(scene.state());
  if (phase === undefined) throw new Error('no phase has begun');
  return phase;
};

export function graphIn(walk: Walk): BracketGraph {
  const graph = bracketGraph(phaseIn(walk));
  if (graph === undefined) throw new Error('the phase has no bracket');
  return graph;
}

const newReferee = (phase: PhaseState): Referee => {
  const { matches = [] } = bracketGraph(phase) ?? {};
  const isLoserNext = 'replaces' in phase.terms && phase.terms.replaces === 'loser-of-last-match';
  return refereeOf({ matches, seeds: [...phase.entrants], isLoserNext });
};

export function begin(players: number, phase: PhaseAsked): Walk {
  const scene = kit.registered(players, { phases: [phase], checkIn: true });
  scene.leads({ type: 'begin-check-in' });
  checkIn(scene, []);
  scene.leads({ type: 'begin-phase', phase: 1 });
  const began = currentPhase(scene.state());
  if (began === undefined) throw new Error('no phase has begun');
  const isHeld = 'replaces' in phase && phase.replaces === 'next-seed';
  return { scene, referee: newReferee(began), isHeld };
}

const thereIn = ({ scene }: Walk): readonly number[] =>
  scene
    .state()
    .entrants.filter(isIn)
    .map(({ number }) => number);

function checkIn(scene: EventScene, away: readonly number[]): void {
  for (const each of scene.state().entrants) {
    if (!isIn(each) || away.includes(each.number)) continue;
    scene.leads({ type: 'check-in', entrant: each.number });
  }
}

/** A step of a walk: the match that it corrected, and whether the event moved on. */
type Stepped = { readonly corrected: string | null; readonly moved: boolean };
const NOTHING: Stepped = { corrected: null, moved: false };

/** One step, by a number: players leave, a result is corrected, or the event takes its course. */
export function step(walk: Walk, chance: number): Stepped {
  const pick = chance >> 5;
  const there = thereIn(walk);
  const one = there[pick % Math.max(1, there.length)];
  switch (chance % 16) {
    case 0:
    case 1:
      return leave(walk, one, chance % 2 === 0);
    case 2:
      return leaveTable(walk, pick);
    case 3:
      return missPause(walk, pick);
    case 4:
      return correct(walk, pick);
    default:
      return proceed(walk, pick);
  }
}

function leave(walk: Walk, entrant: number | undefined, isDropped: boolean): Stepped {
  if (entrant === undefined) return NOTHING;
  walk.scene.leads(
    isDropped
      ? { type: 'drop-entrant', entrant }
      : { type: 'disqualify-entrant', entrant, ...kit.REASON },
  );
  walk.referee.leave([entrant]);
  settle(walk);
  return NOTHING;
}

/** The referee writes down what is due after each event, unless the seeds may still move up. */
export function settle(walk: Walk): ReturnType<Referee['settle']> | undefined {
  const { entrants } = phaseIn(walk);
  const there = new Set(thereIn(walk));
  const isHeld = walk.isHeld && entrants.filter((each) => there.has(each)).length > 1;
  return isHeld ? undefined : walk.referee.settle();
}

/** Makes both players of a table leave, one after the other. */
function leaveTable(walk: Walk, pick: number): Stepped {
  const tables = kit.tablesOf(walk.scene);
  const { entrants = [] } = tables[pick % Math.max(1, tables.length)] ?? {};
  for (const each of entrants) {
    const found = entrantIn(walk.scene.state(), each);
    if (found && isIn(found)) leave(walk, each, true);
  }
  return NOTHING;
}

/** Two players of one match do not come back from a pause: both leave at once. */
function missPause(walk: Walk, pick: number): Stepped {
  const { scene, referee } = walk;
  if (scene.tries(kit.OWNER, { type: 'pause-tournament' }) !== 'accepted') return NOTHING;
  const ready = graphIn(walk).matches.filter(({ kind }) => kind === 'ready');
  const { entrants = [] } = ready[pick % Math.max(1, ready.length)] ?? {};
  const away = entrants.filter((each) => thereIn(walk).includes(each));
  checkIn(scene, away);
  scene.leads({ type: 'resume-tournament' });
  referee.leave(away);
  return NOTHING;
}

const winnerAt = (table: TableState, result: TableResult): number | null => {
  const outcome = outcomeOf({ entrants: table.entrants, result });
  return outcome?.is === 'won' ? outcome.by : null;
};

function resultOf(chance: number): TableResult {
  if (chance % 9 === 0) return { is: 'double-loss' };
  return { is: 'games', wins: chance % 2 === 0 ? [2, 0] : [1, 2], draws: 0 };
}

function correct(walk: Walk, pick: number): Stepped {
  const { scene, referee } = walk;
  const closed = phaseIn(walk).rounds.filter(({ stage }) => stage === 'closed');
  const tables = closed.flatMap(({ round, tables: all }) =>
    [...all.values()].map((table) => ({ round, table })),
  );
  const at = tables[pick % Math.max(1, tables.length)];
  if (at?.table.place == null) return NOTHING;
  const { round, table } = at;
  const result = resultOf(pick >> 7);
  const said = {
    type: 'correct-result',
    phase: 1,
    round,
    table: table.number,
    result,
    expectedSeq: scene.state().seq,
    ...kit.REASON,
  } as const;
  if (scene.tries(kit.OWNER, said) !== 'accepted') return NOTHING;
  referee.result(table.place ?? '', table.entrants, winnerAt(table, result));
  return { corrected: table.place, moved: true };
}

/** The next step of the event, where there is one. */
export function proceed(walk: Walk, pick: number): Stepped {
  const { scene } = walk;
  const round = currentRound(scene.state());
  const at = kit.roundOf(scene);
  switch (round?.stage) {
    case 'drawn':
    case 'reviewed':
      scene.leads({ type: 'publish-round', ...at });
      for (const { place, entrants } of kit.tablesOf(scene))
        walk.referee.seat(place ?? '', entrants);
      return { corrected: null, moved: true };
    case 'published':
      scene.leads({ type: 'start-round', ...at });
      return { corrected: null, moved: true };
    case 'playing':
      return playOne(walk, pick);
    default:
      return draw(walk);
  }
}

function draw(walk: Walk): Stepped {
  const { scene } = walk;
  const moved =
    scene.tries(kit.OWNER, { type: 'draw-round', ...kit.roundOf(scene) }) === 'accepted';
  if (!moved || !walk.isHeld) return { corrected: null, moved };
  walk.isHeld = false;
  walk.referee = newReferee(phaseIn(walk));
  return { corrected: null, moved };
}

function playOne({ scene, referee }: Walk, pick: number): Stepped {
  const at = kit.roundOf(scene);
  const open = kit.tablesOf(scene).filter(({ result }) => result === null);
  const table = open[pick % Math.max(1, open.length)];
  if (table === undefined) scene.leads({ type: 'close-round', ...at });
  else {
    const result = resultOf(pick >> 3);
    scene.leads({ type: 'enter-result', ...at, table: table.number, result });
    referee.result(table.place ?? '', table.entrants, winnerAt(table, result));
  }
  return { corrected: null, moved: true };
}
