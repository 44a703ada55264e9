/** Given a time of the round that was called, then turns count in whichever event they begin. */
import { verifyExport } from '@scoresheet/domain-record';
import {
  push,
  rulesetOf,
  setCounter,
  tableCounter,
  type Frame,
  type Step,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../fold/match-state.js';
import { matchRefolder } from '../record/refolder.js';
import { catalogOf, environment, openScene, sha256, type Scene } from '../scene.spec-kit.js';
import { AT_TABLE, callTableTime, HOUSE } from '../table.spec-kit.js';
import { drops, MANY, well, wellRules } from '../well.spec-kit.js';

interface TurnFrame extends Frame {
  seat: number;
  begun: boolean;
}

/** After so many stones the next turn is over before anybody is asked. */
const FILLS_THE_WELL = 7;

/** Each turn begins with a stone of its own, which the other seat may answer. */
const turn: Step<TurnFrame> = {
  ...(wellRules.steps['turn'] as Step<TurnFrame>),
  open: ['seat', 'begun'],
  proceed(play, frame) {
    if (frame.begun) return [{ seat: frame.seat, kind: 'drop' }];
    frame.begun = true;
    setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
    push(play, { kind: 'dropping', seat: frame.seat, left: 1 } as Frame);
    return 'on';
  },
  answered(play, frame, { number }) {
    push(play, { kind: 'dropping', seat: frame.seat, left: number } as Frame);
    Object.assign(frame, { seat: 3 - frame.seat, begun: false });
    const { state } = play;
    if (number === FILLS_THE_WELL) setCounter(play, 0, 'turn', tableCounter(state, 'turn') + 1);
  },
};

const wellOfTurns = {
  ...well,
  ruleset: rulesetOf({
    ...wellRules,
    id: 'well-of-turns/1',
    openCounters: ['turn'],
    leads: () => [[2], [1]],
    steps: { ...wellRules.steps, turn: turn as unknown as Step },
    setup: (play) => push(play, { kind: 'turn', seat: 1, begun: false } as TurnFrame),
  }),
};

const env = { ...environment, rulesOf: catalogOf({ 'well-of-turns': wellOfTurns }) };

/** Ann is asked how many stones she drops. */
function runningTurns(options: { readonly calls: boolean } = { calls: false }): Scene {
  const scene = openScene(env, 'house');
  const reserved = [
    { actor: 'ann', list: [] },
    { actor: 'bob', list: [] },
  ];
  const said = { game: 'well-of-turns', options, table: AT_TABLE, reserved } as const;
  scene.send('house', { ...said, reserved, type: 'create-match' }, HOUSE);
  scene.send('ann', { type: 'get-ready', expectedSeq: 0 });
  scene.send('bob', { type: 'get-ready', expectedSeq: 1 });
  return scene;
}

/** Kinds of the facts of the last event that are about time and passes, in their order. */
const kindsOfLast = (scene: Scene): readonly string[] =>
  (scene.events.at(-1)?.parts.public.facts ?? [])
    .map((fact) => (fact as { kind: string }).kind)
    .filter((kind) => /^(auto-passed|extra-turn-begun|match-ended|ended)$/.test(kind));

/** The seat answers the stone that was dropped. */
const passes = (scene: Scene, actor: 'ann' | 'bob') =>
  scene.send(actor, {
    type: 'act',
    decision: scene.asked(actor === 'ann' ? 1 : 2)?.id ?? 'none',
    choice: 'pass',
  });

const verdict = (scene: Scene) =>
  verifyExport(scene.exported(), matchRefolder(env), sha256).verdict;

describe('An extra turn that begins', () => {
  it('in an event that follows by itself is counted there', () => {
    const scene = runningTurns();
    callTableTime(scene, 1);
    drops(scene, 'ann', MANY);
    expect(scene.events.at(-1)?.header.type).toBe('action-continued');
    expect(kindsOfLast(scene)).toEqual(['extra-turn-begun']);
    expect(verdict(scene)).toBe('EXACT');
  });

  it('after the last one, in such an event, ends the match there', () => {
    const scene = runningTurns();
    callTableTime(scene, 1);
    drops(scene, 'ann', 0);
    drops(scene, 'bob', MANY);
    expect(scene.events.at(-1)?.header.type).toBe('action-continued');
    expect(kindsOfLast(scene)).toEqual(['match-ended', 'ended']);
    expect(resultOf(scene.state())).toEqual({ places: [[2], [1]], reason: 'table-time' });
    expect(verdict(scene)).toBe('EXACT');
  });

  it('by the pass of a seat that stands on passing is counted with it', () => {
    const scene = runningTurns({ calls: true });
    scene.send('bob', { type: 'set-auto-pass', until: { kind: 'my-decision' } });
    callTableTime(scene, 1);
    drops(scene, 'ann', 2);
    expect(kindsOfLast(scene)).toEqual(['auto-passed', 'auto-passed', 'extra-turn-begun']);
  });

  /** Bob stands on passing when Ann, by passing, ends his turn and begins her own. */
  function standingBob(extraTurns?: number): Scene {
    const scene = runningTurns({ calls: true });
    passes(scene, 'bob');
    if (extraTurns !== undefined) callTableTime(scene, extraTurns);
    drops(scene, 'ann', 0);
    passes(scene, 'ann');
    drops(scene, 'bob', 1);
    scene.send('bob', { type: 'set-auto-pass', until: { kind: 'my-decision' } });
    passes(scene, 'ann');
    return scene;
  }

  it('is the end of a match whose time is up: nobody passes anything after it', () => {
    expect(kindsOfLast(standingBob())).toEqual(['auto-passed']);
    const scene = standingBob(1);
    expect(kindsOfLast(scene)).toEqual(['match-ended', 'ended']);
    expect(verdict(scene)).toBe('EXACT');
  });

  it('and ends before anybody is asked is counted like any other', () => {
    const scene = runningTurns();
    callTableTime(scene, 3);
    drops(scene, 'ann', FILLS_THE_WELL);
    expect(kindsOfLast(scene)).toEqual(['extra-turn-begun', 'extra-turn-begun']);
    expect(scene.state().tableTime).toEqual({ turn: 3, turnsLeft: 1 });
    expect(verdict(scene)).toBe('EXACT');
  });

  it('can be the last one together with the one that ends the match', () => {
    const scene = runningTurns();
    callTableTime(scene, 1);
    drops(scene, 'ann', FILLS_THE_WELL);
    expect(kindsOfLast(scene)).toEqual(['extra-turn-begun', 'match-ended', 'ended']);
    expect(verdict(scene)).toBe('EXACT');
  });
});
