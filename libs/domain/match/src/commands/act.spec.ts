import { describe, expect, it } from 'vitest';
import { answer, fullMatch, playToTheEnd, runningMatch } from '../scene.spec-kit.js';

describe('act', () => {
  it('given an open decision, when its seat answers, then the facts of the game follow', () => {
    const scene = runningMatch();
    const decided = answer(scene, 'ann');
    expect(decided).toMatchObject({ outcome: 'accepted', type: 'decision-answered' });
    expect(scene.state().table?.places['bid@1']).toHaveLength(1);
    expect(scene.asked(1)).toBeUndefined();
    expect(scene.asked(2)).toMatchObject({ id: 'd2', kind: 'bid' });
  });

  it('given two seats that bid in secret, when both have, then the round goes on', () => {
    const scene = runningMatch();
    answer(scene, 'bob');
    answer(scene, 'ann');
    expect(scene.state().table?.places['table@0']).toHaveLength(2);
    expect([scene.asked(1), scene.asked(2)].filter(Boolean)).toMatchObject([{ kind: 'lead' }]);
  });

  it('when the choice is not offered, then the rule of the game refuses it', () => {
    const scene = runningMatch();
    const said = { type: 'act', decision: 'd1', choice: 'hand2-1' } as const;
    expect(scene.send('ann', said)).toMatchObject({
      outcome: 'refused',
      code: 'against-the-rules',
      rule: 'R-LAN-2',
    });
  });

  it('a card that does not exist and one of another hand are refused in the same words', () => {
    const scene = runningMatch();
    const hidden = scene.state().table?.places['hand@2']?.[0] as string;
    const refusals = [hidden, 'hand2-99', 'no card at all'].map((choice) =>
      scene.send('ann', { type: 'act', decision: 'd1', choice }),
    );
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
  });

  it('when another seat is asked, then it is refused', () => {
    const scene = runningMatch();
    const choice = scene.state().table?.places['hand@2']?.[0] as string;
    expect(scene.send('ann', { type: 'act', decision: 'd2', choice })).toMatchObject({
      outcome: 'refused',
      code: 'other-seats-decision',
    });
  });

  it.each(['d99', 'd0', 'd01', 'd-1', 'e1', 'constructor', 'd999999999999999999999'])(
    'when there never was a decision %s, then it is refused',
    (decision) => {
      const scene = runningMatch();
      expect(scene.send('ann', { type: 'act', decision, choice: 'draw' })).toMatchObject({
        outcome: 'refused',
        code: 'unknown-decision',
      });
    },
  );

  it('given a decision that was answered, when another answer comes, then it is a conflict', () => {
    const scene = runningMatch();
    answer(scene, 'ann');
    const choice = scene.state().table?.places['hand@1']?.[0] as string;
    expect(scene.send('ann', { type: 'act', decision: 'd1', choice })).toMatchObject({
      outcome: 'conflict',
    });
  });

  it('nobody acts before the match has begun, after its end, without a seat or as a judge', () => {
    const said = { type: 'act', decision: 'd1', choice: 'hand1-1' } as const;
    expect(fullMatch().send('ann', said)).toMatchObject({ code: 'match-not-running' });
    const scene = runningMatch();
    expect(scene.send('eve', said)).toMatchObject({ code: 'not-seated' });
    expect(scene.send('ann', said, { role: 'judge' })).toMatchObject({ code: 'wrong-role' });
    playToTheEnd(scene);
    expect(scene.send('ann', said, { commandId: 'late' })).toMatchObject({ code: 'match-over' });
  });

  it('the fingerprint of the state is recorded when a turn ends, and only then', () => {
    const scene = runningMatch();
    playToTheEnd(scene);
    expect(scene.events.length).toBeGreaterThan(2);
    for (const { parts } of scene.events) {
      const facts = JSON.stringify(parts.house?.facts ?? []);
      const closesTurn = facts.includes('"what":"turn"') || facts.includes('"kind":"ended"');
      expect(parts.house?.['fingerprint'] !== undefined).toBe(closesTurn);
    }
    expect(scene.events.filter(({ parts }) => parts.house?.['fingerprint']).length).toBeGreaterThan(
      2,
    );
  });
});
