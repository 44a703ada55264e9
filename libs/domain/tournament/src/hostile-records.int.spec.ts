/**
 * Given a record that somebody made by hand to wear its readers out, when it has sixty thousand
 * events, then a late one costs what an early one costs, and all of it verifies.
 */
import { MAX_ENTRANTS, type PhaseAsked } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { verdictOn } from './event-holds.spec-kit.js';
import type { Said } from './offline/offline-tournament.js';
import * as kit from './tournament.spec-kit.js';

const EVENTS = 60_000;
const PLAYERS = 64;
const { OWNER, REASON } = kit;

const SWISS: PhaseAsked = { ...kit.SWISS, rounds: 9, roundMs: 3_600_000 };
const ROUND = { phase: 1, round: 2 } as const;
const won = (wins: [number, number]) => ({ is: 'games' as const, wins, draws: 0 });

type Kind = (
  scene: kit.EventScene,
  turn: number,
) => readonly [said: Said, actor?: string] | undefined;

const isOdd = (turn: number): boolean => turn % 2 === 1;
/** Somebody else than the others here speak of. */
const entrantAt = (turn: number): number => 33 + ((turn >> 1) % 32);

/** What may be said again and again while a round is played, each accepted at every turn. */
const KINDS: Readonly<Record<string, Kind>> = {
  leaves: (_, turn) => [
    { type: isOdd(turn) ? 're-enter' : 'drop-entrant', entrant: entrantAt(turn) },
  ],
  penalised: () => [
    {
      type: 'penalise-entrant',
      entrant: 1,
      penalty: 'warning',
      infraction: 'slow-play',
      ...REASON,
    },
  ],
  calls: (_, turn) =>
    isOdd(turn) ? [{ type: 'answer-call', entrant: 3 }] : [{ type: 'call-staff' }, 'p3'],
  clock: (_, turn) => [{ type: isOdd(turn) ? 'resume-clock' : 'pause-clock', ...ROUND }],
  extended: () => [{ type: 'extend-time', ...ROUND, byMs: 1_000 }],
  reported: (scene, turn) => [
    {
      type: 'report-result',
      ...kit.at(scene, 5),
      result: won(isOdd(turn) ? [2, 0] : [2, 1]),
    },
    'p5',
  ],
  corrected: (scene, turn) => [
    {
      type: 'correct-result',
      phase: 1,
      round: 1,
      table: 1,
      ...REASON,
      expectedSeq: scene.state().seq,
      result: won(isOdd(turn) ? [2, 0] : [2, 1]),
    },
  ],
  repaired: () => [
    { type: 'repair-round', ...ROUND, ...REASON, repairs: [{ is: 'swap', entrants: [7, 9] }] },
  ],
  seated: (_, turn) => [{ type: 'fix-seat', entrant: 11, table: 1 + (turn % 3) }],
  numbered: (_, turn) => [{ type: 'number-tables', first: 1 + (turn % 7), leftOut: [] }],
};

/** The second of nine rounds is played. */
function inPlay(): kit.EventScene {
  const scene = kit.begun(PLAYERS, { capacity: 128, phases: [SWISS] });
  kit.playRound(scene);
  kit.drawAndStart(scene);
  return scene;
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[figures.length >> 1] ?? NaN;

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const MANY_TIMES = 4;

/** Whether what came last took much longer than what came first. */
function isSlower(times: readonly number[]): boolean {
  const quarter = Math.floor(times.length / 4);
  return median(times.slice(-quarter)) > MANY_TIMES * median(times.slice(0, quarter));
}

describe('A hostile record', () => {
  it('of sixty thousand events is worked off evenly, and verifies', () => {
    const scene = inPlay();
    const names = Object.keys(KINDS);
    const took = new Map(names.map((name) => [name, [] as number[]]));
    const refused = new Map<string, string>();
    for (let event = 0; event < EVENTS; event += 1) {
      const name = names[event % names.length] ?? '';
      const [said, actor = OWNER] = KINDS[name]?.(scene, Math.floor(event / names.length)) ?? [];
      if (said === undefined) continue;
      let outcome = '';
      took.get(name)?.push(timed(() => (outcome = scene.tries(actor, said))));
      if (outcome !== 'accepted') refused.set(name, outcome);
    }
    expect(Object.fromEntries(refused)).toEqual({});
    expect([...took].filter(([, times]) => isSlower(times)).map(([name]) => name)).toEqual([]);
    expect(scene.state().seq).toBeGreaterThan(EVENTS);
    expect(verdictOn(scene)).toBe('EXACT');
  });

  it('of entries one by one is worked off evenly', () => {
    const scene = kit.draft({ capacity: MAX_ENTRANTS });
    scene.leads({ type: 'announce-tournament' });
    scene.leads({ type: 'open-registration' });
    const times = Array.from({ length: MAX_ENTRANTS }, (_, turn) => {
      const guest = isOdd(turn) ? { guest: `late-${turn}` } : { actor: `late-${turn}` };
      return timed(() => scene.leads({ type: 'add-entrants', entrants: [guest] }));
    });
    expect(isSlower(times)).toBe(false);
    expect(scene.tries(OWNER, { type: 'add-entrants', entrants: [{ actor: 'one more' }] })).toBe(
      'registration-full',
    );
  });

  it('of drops and corrections costs in a large bracket what it costs in a small one', () => {
    const [small, large] = [64, 1_024].map((players) => ofBracket(players));
    expect(large?.drop).toBeLessThan(MANY_TIMES * (small?.drop ?? NaN));
    expect(large?.correction).toBeLessThan(MANY_TIMES * (small?.correction ?? NaN));
  });
});

function ofBracket(players: number) {
  const bracket: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 };
  const scene = kit.begun(players, { capacity: players, phases: [bracket] });
  kit.playRound(scene);
  const correct = (turn: number): Said => ({
    type: 'correct-result',
    phase: 1,
    round: 1,
    table: 1,
    ...REASON,
    expectedSeq: scene.state().seq,
    result: won(isOdd(turn) ? [2, 0] : [2, 1]),
  });
  const turns = Array.from({ length: 300 }, (_, turn) => turn);
  const correction = median(turns.map((turn) => timed(() => scene.leads(correct(turn)))));
  const drops = turns.slice(0, players / 4);
  const drop = median(
    drops.map((turn) =>
      timed(() => scene.leads({ type: 'drop-entrant', entrant: players - turn })),
    ),
  );
  return { drop, correction };
}
