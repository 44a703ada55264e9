/** Given a round of hundreds of tables, when it is looked at in steps, then it comes to the same. */
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import * as kit from '../tournament.spec-kit.js';
import type { MatchStanding } from './match-standing.js';
import { matchesInSteps, matchesOf } from './matches-of.js';
import { missingCommands, missingInSteps } from './missing-commands.js';
import { TABLES_AT_ONCE } from './steps.js';

const PLAYERS = 4 * TABLES_AT_ONCE + 2;
const env = { sha256, nowMs: 0 };

function inPlay(): kit.EventScene {
  const scene = kit.begun(PLAYERS, { capacity: PLAYERS, play: 'platform' });
  kit.drawAndStart(scene);
  return scene;
}

/** What the steps come to, and how many there were before; `between` happens behind the first one. */
function stepped<T>(steps: Generator<void, T>, between: () => void = () => undefined) {
  for (let count = 0; ; count += 1) {
    const step = steps.next();
    if (step.done === true) return { count, value: step.value };
    if (count === 0) between();
  }
}

/** A match of this tournament that no table waits for. */
const LEFT_OVER: MatchStanding = {
  status: 'running',
  createdAtMs: 0,
  seq: 3,
  hash: 'h',
  seats: [],
  places: [],
  reason: null,
  hasBegun: true,
  isTimeCalled: false,
};
const standings = new Map([['m-left-over', LEFT_OVER]]);

describe('A look at a large round', () => {
  it('is taken in steps, and says what it says at once', () => {
    const state = inPlay().state();
    const matches = stepped(matchesInSteps(state, standings, env));
    expect(matches).toEqual({ count: 2, value: matchesOf(state, standings, env) });
    expect(matches.value).toHaveLength(PLAYERS / 2);
    const missing = stepped(missingInSteps(state, standings, env));
    expect(missing).toEqual({ count: 2, value: missingCommands(state, standings, env) });
    expect(missing.value.map(({ type }) => type)).toContain('end-match');
  });

  it('ends no match where the tournament has gone on between two steps', () => {
    const scene = inPlay();
    const { value } = stepped(missingInSteps(scene.state(), standings, env), () =>
      scene.leads({ type: 'penalise-entrant', ...PENALTY }),
    );
    expect(value).toHaveLength(PLAYERS / 2);
    expect(value.map(({ type }) => type)).not.toContain('end-match');
  });

  it('says nothing of a table that has its result by then', () => {
    const scene = inPlay();
    const last = kit.tablesOf(scene).at(-1)?.number ?? 0;
    const result = { ...kit.roundOf(scene), table: last, result: kit.firstWins() };
    const { value } = stepped(missingInSteps(scene.state(), standings, env), () =>
      scene.leads({ type: 'enter-result', ...result }),
    );
    expect(value).toHaveLength(PLAYERS / 2 - 1);
  });
});

const PENALTY = {
  entrant: 1,
  penalty: 'warning',
  infraction: 'slow-play',
  ...kit.REASON,
} as const;
