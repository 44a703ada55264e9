import { MAX_ANNOUNCEMENTS } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { begun, OWNER } from '../tournament.spec-kit.js';

const said = (word: string) => ({
  type: 'post-announcement' as const,
  reasonDigest: word.repeat(64),
});

describe('post-announcement', () => {
  it('is told by number and digest, and each of them stays', () => {
    const scene = begun(2);
    expect(scene.makes(OWNER, said('a'))).toEqual([
      { kind: 'announcement-posted', announcement: 1, digest: 'a'.repeat(64) },
    ]);
    expect(scene.makes(OWNER, said('b'))).toMatchObject([{ announcement: 2 }]);
    const { announcements, seq } = scene.state();
    expect(announcements).toMatchObject([
      { seq: seq - 1, digest: 'a'.repeat(64) },
      { seq, digest: 'b'.repeat(64) },
    ]);
  });

  it('is nothing for players and visitors', () => {
    const scene = begun(2);
    expect(scene.tries('p1', said('a'))).toBe('not-allowed');
    expect(scene.tries('vera', said('a'))).toBe('not-allowed');
  });

  it('is refused after so many, which the state holds for ever', () => {
    const scene = begun(2);
    for (let number = 1; number <= MAX_ANNOUNCEMENTS; number += 1) scene.leads(said('a'));
    expect(scene.tries(OWNER, said('b'))).toBe('too-many-announcements');
  });
});
