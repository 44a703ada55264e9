import type { Act } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import {
  answer,
  environment,
  fullMatch,
  playToTheEnd,
  runningMatch,
  type Scene,
} from '../scene.spec-kit.js';
import { objectionTo } from './objection.js';

const said = (scene: Scene, actor: string, decision: string, choice: string): Act =>
  scene.command(actor, { type: 'act', decision, choice }, { commandId: 'asked' }) as Act;

/** Everything that may be asked of a table, by whoever: what the rules say of it, and what they would. */
const QUESTIONS = [
  ['ann', 'd1', 'hand2-1'],
  ['ann', 'd1', 'no card at all'],
  ['ann', 'd2', 'hand2-1'],
  ['ann', 'd99', 'draw'],
  ['bob', 'd1', 'hand1-1'],
  ['eve', 'd1', 'hand1-1'],
] as const;

describe('The objection to an answer', () => {
  it.each(QUESTIONS)('by %s to %s with %s is what a refusal would say', (...question) => {
    const scene = runningMatch();
    const command = said(scene, ...question);
    const objection = objectionTo(environment, scene.state(), command);
    expect(objection).toMatchObject({ outcome: 'refused' });
    expect(objection).toEqual(scene.decide(command));
  });

  it('is none where the answer would be accepted, and nothing is decided by asking', () => {
    const scene = runningMatch();
    const choice = scene.state().table?.places['hand@1']?.[0] as string;
    const before = structuredClone(scene.state());
    expect(
      objectionTo(environment, scene.state(), said(scene, 'ann', 'd1', choice)),
    ).toBeUndefined();
    expect(scene.state()).toEqual(before);
  });

  it('is a conflict where the decision was answered meanwhile', () => {
    const scene = runningMatch();
    answer(scene, 'ann');
    const objection = objectionTo(environment, scene.state(), said(scene, 'ann', 'd1', 'hand1-1'));
    expect(objection).toMatchObject({ outcome: 'conflict' });
  });

  it('stands against everything before the game and after it', () => {
    const lobby = fullMatch();
    const early = objectionTo(environment, lobby.state(), said(lobby, 'ann', 'd1', 'hand1-1'));
    expect(early).toMatchObject({ code: 'match-not-running' });
    const scene = runningMatch();
    playToTheEnd(scene);
    const late = objectionTo(environment, scene.state(), said(scene, 'ann', 'd1', 'hand1-1'));
    expect(late).toMatchObject({ code: 'match-over' });
  });

  it('is none for each answer that is offered, all through a match, whatever it draws', () => {
    const scene = runningMatch();
    let offered = 0;
    while (!scene.aggregate.isOver(scene.state())) {
      const [seat, actor] = scene.asked(1) ? ([1, 'ann'] as const) : ([2, 'bob'] as const);
      const { id, options } = scene.asked(seat) ?? { id: '', options: undefined };
      const from = options?.pick === 'one' ? options.from : [];
      const objections = from.map((option) =>
        objectionTo(environment, scene.state(), said(scene, actor, id, option.id)),
      );
      expect(objections.filter(Boolean)).toEqual([]);
      offered += from.length;
      answer(scene, actor);
    }
    expect(offered).toBeGreaterThan(20);
  });
});
