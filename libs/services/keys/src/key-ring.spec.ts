import { describe, expect, it } from 'vitest';
import {
  installationDigest,
  keyNameOf,
  MAX_KEYS,
  parsePrintedRing,
  parseRing,
  printRing,
  ringOf,
  type KeyRing,
} from './key-ring.js';

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const hex = (byte: number): string => Buffer.from(key(byte)).toString('hex');
const FIRST = { key: key(1), fromMs: 0, endsTokens: false };
const RING: KeyRing = [
  FIRST,
  { key: key(2), fromMs: Date.UTC(2026, 10, 23), endsTokens: false },
  { key: key(3), fromMs: Date.UTC(2027, 0, 1), endsTokens: true },
];
const FROM = 'from 2026-11-23T00:00:00.000Z';

describe('A ring of keys', () => {
  it('is a key a line, each but the first with its time', () => {
    expect(printRing(RING).split('\n')).toEqual([
      hex(1),
      `${hex(2)} ${FROM}`,
      `${hex(3)} from 2027-01-01T00:00:00.000Z ending tokens`,
      '',
    ]);
    expect(parseRing(printRing(RING))).toEqual(RING);
    expect(parsePrintedRing(printRing(RING))).toEqual(RING);
  });

  it('of one key is what was there before there were rings', () => {
    expect(printRing(ringOf(key(1)))).toBe(`${hex(1)}\n`);
    expect(parseRing(hex(1))).toEqual([FIRST]);
  });

  it('stands in one line of a setting, too', () => {
    expect(parseRing(printRing(RING).trim().replaceAll('\n', ', '))).toEqual(RING);
  });

  it.each([
    ['nothing', ''],
    ['a short key', hex(1).slice(1)],
    ['a second key without its time', `${hex(1)}\n${hex(2)}`],
    ['a first key with a time', `${hex(1)} ${FROM}`],
    ['a time that is none', `${hex(1)}\n${hex(2)} from tomorrow`],
    ['a time in other words', `${hex(1)}\n${hex(2)} from 2026-11-23`],
    ['times that fall', `${hex(1)}\n${hex(2)} ${FROM}\n${hex(3)} ${FROM}`],
    ['a key twice', `${hex(1)}\n${hex(1)} ${FROM}`],
    ['a word too many', `${hex(1)}\n${hex(2)} ${FROM} ending matches`],
  ])('is not %s', (_, text) => expect(parseRing(text)).toBeUndefined());

  it('has an end', () => {
    const all = Array.from({ length: MAX_KEYS + 1 }, (_, i) => ({
      key: key(i + 1),
      fromMs: i * 1_000,
      endsTokens: false,
    })) as unknown as KeyRing;
    expect(parseRing(printRing(all.slice(0, MAX_KEYS) as unknown as KeyRing))).toHaveLength(64);
    expect(parseRing(printRing(all))).toBeUndefined();
  });

  it.each([
    ['without its last newline', printRing(RING).slice(0, -1)],
    ['with a line too many', `${printRing(RING)}\n`],
    ['with commas', printRing(RING).trim().replaceAll('\n', ',')],
  ])('is not read out of a file %s', (_, text) => {
    expect(parsePrintedRing(text)).toBeUndefined();
  });

  it('is known by its first key for ever, and each key by its own name', () => {
    expect(installationDigest(RING)).toBe(installationDigest([FIRST]));
    const names = RING.map((one) => keyNameOf(one.key));
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{16}$/);
  });
});
