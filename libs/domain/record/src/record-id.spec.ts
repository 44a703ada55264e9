import { describe, expect, it } from 'vitest';
import { InvariantViolation } from './invariant.js';
import { isRecordId, partitionOf, recordIdOf } from './record-id.js';
import { sha256 } from './node.js';

const creation = { kind: 'match', actor: 'actor-1', commandId: 'command-1' } as const;

describe('The id of a new record', () => {
  it('follows from who created it with which command, so a repeated create names the same', () => {
    expect(recordIdOf(creation, sha256)).toBe('m-e365r2exvnap54mn8gsr5bh215');
    expect(recordIdOf({ ...creation }, sha256)).toBe(recordIdOf(creation, sha256));
  });

  it('is another one for another kind, actor or command, however the two are split', () => {
    const others = [
      creation,
      { ...creation, kind: 'tournament' as const },
      { ...creation, actor: 'actor-2' },
      { ...creation, commandId: 'command-2' },
      { ...creation, actor: 'actor-1command-', commandId: '1' },
    ];
    const bare = others.map((other) => recordIdOf(other, sha256).slice(2));
    expect(new Set(bare).size).toBe(others.length);
  });

  it('has a letter for its kind and 26 digits that can be read aloud', () => {
    for (let i = 0; i < 50; i += 1) {
      const id = recordIdOf({ kind: 'tournament', actor: 'a', commandId: `${i}` }, sha256);
      expect(id).toMatch(/^t-[0-9a-hjkmnp-tv-z]{26}$/);
    }
  });
});

describe('Whether a name is one that a record can have', () => {
  it('is so for every one that is made, of every kind', () => {
    for (let i = 0; i < 200; i += 1) {
      for (const kind of ['match', 'tournament'] as const) {
        const id = recordIdOf({ kind, actor: `a${i}`, commandId: 'c' }, sha256);
        const other = kind === 'match' ? 'tournament' : 'match';
        const says = [isRecordId(id), isRecordId(id, kind), isRecordId(id, other)];
        expect([id, ...says]).toEqual([id, true, true, false]);
      }
    }
  });

  const made = recordIdOf(creation, sha256);
  it.each([
    ['nothing', ''],
    ['a digit too few', made.slice(0, -1)],
    ['a digit too many', `${made}0`],
    ['another kind', `x${made.slice(1)}`],
    ['no kind', made.slice(2)],
    ['a letter that is no digit', `${made.slice(0, -1)}u`],
    ['a capital', made.toUpperCase()],
    ['NUL', `${made.slice(0, -1)}\0`],
    ['a line break behind it', `${made}\n`],
    ['a digit of another script', `${made.slice(0, -1)}٣`],
    ['half a character', `${made.slice(0, -1)}\ud800`],
    ['three kilobytes', 'm-'.padEnd(3_000, '0')],
  ])('is not so for %s', (_, name) => {
    expect(isRecordId(name)).toBe(false);
  });
});

describe('The partition of a record', () => {
  it('is the first four bytes of the hash of its id, big endian, modulo their number', () => {
    // printf m-1 | sha256sum begins with these eight digits.
    expect(sha256('m-1').slice(0, 8)).toBe('a461b472');
    expect(partitionOf('m-1', 24, sha256)).toBe(0xa461b472 % 24);
  });

  it('is never negative, though the first byte may be above 0x7f', () => {
    const id = Array.from({ length: 99 }, (_, i) => `m-${i}`).find((name) =>
      sha256(name).startsWith('f'),
    );
    expect(partitionOf(id as string, 7, sha256)).toBeGreaterThanOrEqual(0);
  });

  it('uses every partition', () => {
    const used = new Set(Array.from({ length: 400 }, (_, i) => partitionOf(`m-${i}`, 24, sha256)));
    expect(used.size).toBe(24);
  });

  it('wants to know how many there are', () => {
    expect(() => partitionOf('m-1', 0, sha256)).toThrow(InvariantViolation);
  });
});
