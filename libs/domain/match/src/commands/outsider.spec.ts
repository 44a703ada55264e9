/** A refusal tells whoever has no seat nothing that the lobby did not tell. */
import { describe, expect, it } from 'vitest';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { answer, playToTheEnd, runningMatch, type Said, type Scene } from '../scene.spec-kit.js';

const TAKE = { type: 'take-seat', seat: 1, deck: LANTERN_DECK } as const;
const COMMANDS: readonly Said[] = [
  { type: 'act', decision: 'd1', choice: 'x' },
  { type: 'act', decision: 'd999', choice: 'x' },
  { type: 'concede' },
  { type: 'get-ready', expectedSeq: 3 },
  { type: 'get-ready', expectedSeq: 99 },
  { ...TAKE, expectedSeq: 3 },
  { ...TAKE, expectedSeq: 99 },
  { ...TAKE, seat: 3, expectedSeq: 3 },
];

const playedOn = (scene: Scene): Scene => {
  answer(scene, 'ann');
  answer(scene, 'bob');
  return scene;
};

const paused = (scene: Scene): Scene => {
  scene.send('jo', { type: 'pause-match' }, { role: 'judge' });
  return scene;
};

const over = (scene: Scene): Scene => {
  playToTheEnd(scene);
  return scene;
};

describe('Whoever has no seat', () => {
  it.each(COMMANDS)('is refused in the same words however far the match is: %j', (said) => {
    const scenes = [runningMatch(), playedOn(runningMatch()), paused(runningMatch())];
    const answers = [...scenes, over(runningMatch())].map((scene) => scene.send('eve', said));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ outcome: 'refused' });
  });

  it.each(COMMANDS)('cannot find out which command ids were used: %j', (said) => {
    const scene = playedOn(runningMatch());
    const used = scene.events.at(-1)?.header.commandId as string;
    const fresh = scene.send('eve', said, { commandId: 'never-used' });
    expect(scene.send('eve', said, { commandId: used })).toEqual(fresh);
  });
});
