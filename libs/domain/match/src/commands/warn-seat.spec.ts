import { describe, expect, it } from 'vitest';
import { verifyExport } from '@scoresheet/domain-record';
import { matchRefolder } from '../record/refolder.js';
import {
  answer,
  environment,
  openMatch,
  playToTheEnd,
  runningMatch,
  sha256,
} from '../scene.spec-kit.js';
import { viewMatch } from '../views/view.js';

const WARN = { type: 'warn-seat', seat: 2, reasonDigest: 'ef'.repeat(32) } as const;
const JUDGE = { role: 'judge' } as const;

describe('warn-seat', () => {
  it('given a running match, when a judge warns a seat, then all see it and play goes on', () => {
    const scene = runningMatch();
    expect(scene.send('jo', WARN, JUDGE)).toMatchObject({ type: 'seat-warned' });
    scene.send('jo', WARN, JUDGE);
    const { seats } = viewMatch(scene.state(), 'public', environment);
    expect(seats.map(({ warnings }) => warnings)).toEqual([0, 2]);
    expect(scene.events.at(-1)?.parts).toEqual({
      public: {
        action: { ...WARN, actor: 'jo', role: 'judge' },
        facts: [{ kind: 'seat-warned', seat: 2 }],
      },
    });
    expect(answer(scene, 'bob')).toMatchObject({ outcome: 'accepted' });
    expect(verifyExport(scene.exported(), matchRefolder(environment), sha256).verdict).toBe(
      'EXACT',
    );
    expect(scene.folded()).toEqual(scene.state());
  });

  it('only a judge warns, and none who plays', () => {
    const scene = runningMatch();
    expect(scene.send('ann', WARN)).toMatchObject({ code: 'wrong-role' });
    expect(scene.send('ola', WARN, { role: 'organiser' })).toMatchObject({ code: 'wrong-role' });
    expect(scene.send('ann', WARN, JUDGE)).toMatchObject({ code: 'judge-seated' });
  });

  it('somebody is warned, and not after the end', () => {
    expect(openMatch().send('jo', WARN, JUDGE)).toMatchObject({ code: 'unknown-seat' });
    const scene = runningMatch();
    expect(scene.send('jo', { ...WARN, seat: 3 }, JUDGE)).toMatchObject({ code: 'unknown-seat' });
    playToTheEnd(scene);
    expect(scene.send('jo', WARN, JUDGE)).toMatchObject({ code: 'match-over' });
  });
});
