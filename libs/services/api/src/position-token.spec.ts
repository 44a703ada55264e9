import { otherSpellings } from '@scoresheet/services-accounts/other-spellings';
import { keysFrom, keysOfRing, type KeyRing } from '@scoresheet/services-keys';
import { describe, expect, it } from 'vitest';
import { PositionTokens } from './position-token.js';

const LOG = { logId: 'this-log', partitions: 4 };
const POSITION = { logId: 'this-log', topic: 'match.events', partition: 3, next: 17 };
const tokens = new PositionTokens(keysFrom(new Uint8Array(32).fill(5)));

describe('A position token', () => {
  it('is read as it was written, by every process that has the key', () => {
    const token = tokens.write(POSITION);
    const elsewhere = new PositionTokens(keysFrom(new Uint8Array(32).fill(5)));
    expect(elsewhere.read(token, LOG)).toEqual(POSITION);
    expect(elsewhere.write(POSITION)).toBe(token);
  });

  it('tells nobody the place that it is of', () => {
    const text = Buffer.from(tokens.write(POSITION), 'base64url').toString('latin1');
    expect(text).not.toContain('this-log');
    expect(tokens.write({ ...POSITION, next: 18 })).not.toBe(tokens.write(POSITION));
  });

  it.each([
    '',
    'x',
    'e30',
    Buffer.from('["this-log","match.events",3,17]').toString('base64url'),
    new PositionTokens(keysFrom(new Uint8Array(32).fill(6))).write(POSITION),
  ])('that nobody gave (%j) is refused with words', (token) => {
    expect(() => tokens.read(token, LOG)).toThrow('not a position token');
  });

  it('with one byte changed is refused', () => {
    const bytes = Buffer.from(tokens.write(POSITION), 'base64url');
    expect(bytes.length).toBeGreaterThan(0);
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (bytes[at] as number) ^ 1;
      expect(() => tokens.read(changed.toString('base64url'), LOG), `byte ${at}`).toThrow(
        'not a position token',
      );
    }
  });

  it('is refused in any other spelling of the same bytes', () => {
    const token = tokens.write({ ...POSITION, next: 170 });
    const others = otherSpellings(token);
    expect(others.length).toBeGreaterThan(0);
    expect(tokens.read(token, LOG)).toMatchObject({ next: 170 });
    for (const other of [...others, `${token}=`, ` ${token}`]) {
      expect(() => tokens.read(other, LOG), other).toThrow('not a position token');
    }
  });

  it('of another log is refused: nobody could ever reach it', () => {
    const other = tokens.write({ ...POSITION, logId: 'other-log' });
    expect(() => tokens.read(other, LOG)).toThrow('another installation');
    const beyond = tokens.write({ ...POSITION, partition: 4 });
    expect(() => tokens.read(beyond, LOG)).toThrow('another installation');
  });

  it('of before the key was changed is read for a day, and the same place is then a new token', () => {
    const fromMs = 1_700_000_000_000;
    let nowMs = fromMs - 1;
    const now = () => nowMs;
    const ring: KeyRing = [
      { key: new Uint8Array(32).fill(5), fromMs: 0, endsTokens: false },
      { key: new Uint8Array(32).fill(6), fromMs, endsTokens: false },
    ];
    const changing = new PositionTokens(keysOfRing(ring, now), now);
    const old = changing.write(POSITION);
    nowMs = fromMs;
    const young = changing.write(POSITION);
    expect(young).not.toBe(old);
    expect(changing.write(POSITION)).toBe(young);
    expect([old, young].map((token) => changing.read(token, LOG))).toEqual([POSITION, POSITION]);
    nowMs = fromMs + 86_400_000;
    expect(() => changing.read(old, LOG)).toThrow('not a position token');
    expect(changing.read(young, LOG)).toEqual(POSITION);
  });
});
