import { describe, expect, it } from 'vitest';
import { knownTournaments } from './known-tournaments.js';

const BYTES = new Uint8Array(10);

function knowing(bounds: { tournaments: number; bytes: number }, ...names: readonly string[]) {
  const known = knownTournaments(bounds);
  for (const name of names) known.of(name).take(0, [BYTES]);
  return known;
}

describe('Given a thread with room for two tournaments', () => {
  const bounds = { tournaments: 2, bytes: 1_000 };

  it('then the one that was not asked for longest is forgotten', () => {
    const known = knowing(bounds, 'a', 'b', 'c');
    known.of('a');
    known.trim();
    expect(['a', 'c', 'b'].map((name) => known.of(name).next)).toEqual([1, 1, 0]);
  });
});

describe('Given a thread with room for so many bytes', () => {
  it('then tournaments are forgotten until the rest has room', () => {
    const known = knowing({ tournaments: 9, bytes: 20 }, 'a', 'b', 'c');
    known.trim();
    expect(['c', 'b', 'a'].map((name) => known.of(name).next)).toEqual([1, 1, 0]);
  });

  it('then one that is larger than that is kept, as long as it is asked for', () => {
    const known = knowing({ tournaments: 9, bytes: 5 }, 'a');
    known.trim();
    expect(known.of('a').next).toBe(1);
  });
});
