/// <reference types="node" />
import { describe, expect, it } from 'vitest';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { chanceFromKey, wordsOf } from './chance.js';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);

describe('the cipher', () => {
  it('gives the key stream of RFC 8439, section 2.3.2', () => {
    const nonce = hex('000000090000004a00000000');
    const block = chacha20(KEY, nonce, new Uint8Array(64), undefined, 1);
    expect(Buffer.from(block).toString('hex')).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('gives the key streams of RFC 8439, appendix A.1, through the words of a draw', () => {
    const zeros = new Uint8Array(32);
    // Vectors 1 and 2: key and nonce of zeros, block 0 and block 1; draw 0 has that nonce.
    const next = wordsOf(zeros, 0);
    const words = Array.from({ length: 32 }, () => next().toString(16).padStart(8, '0'));
    expect(words.slice(0, 4)).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
    expect(words.slice(16, 20)).toEqual(['bee7079f', '7a385155', '7c97ba98', '0d082d73']);
  });

  it('takes the number of the draw as its nonce, little endian', () => {
    const nonce = hex('2a0100000000000000000000');
    const block = chacha20(KEY, nonce, new Uint8Array(64));
    expect(wordsOf(KEY, 0x12a)()).toBe(Buffer.from(block).readUInt32LE(0));
  });
});

describe('live chance', () => {
  const chance = chanceFromKey(KEY);

  it('gives the same answer to the same question, however often and in whatever order', () => {
    const first = [chance.shuffle(30, 0), chance.roll(6, 1), chance.pick(9, 2)];
    const again = [chance.pick(9, 2), chance.roll(6, 1), chance.shuffle(30, 0)].reverse();
    expect(again).toEqual(first);
  });

  it('gives another answer to the next question and under another key', () => {
    const other = chanceFromKey(new Uint8Array(32).fill(1));
    const orders = [chance.shuffle(40, 0), chance.shuffle(40, 1), other.shuffle(40, 0)];
    expect(new Set(orders.map(String)).size).toBe(3);
  });

  it('shuffles to a permutation', () => {
    expect([...chance.shuffle(60, 7)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, index) => index),
    );
    expect(chance.shuffle(0, 1)).toEqual([]);
    expect(chance.shuffle(1, 1)).toEqual([0]);
  });

  // Chi-squared with 5 degrees of freedom stays below 20.5 in 999 of 1,000 fair series; the key
  // is fixed, so that the test gives the same answer every time.
  it('shows each side of a die equally often', () => {
    const rolls = 60_000;
    const counts = [0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < rolls; draw += 1) counts[chance.roll(6, draw) - 1]! += 1;
    const expected = rolls / 6;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(20.5);
  });

  it('puts three cards in each of their six orders equally often', () => {
    const shuffles = 30_000;
    const counts = new Map<string, number>();
    for (let draw = 0; draw < shuffles; draw += 1) {
      const order = String(chance.shuffle(3, draw));
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = shuffles / 6;
    const chiSquared = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(6);
    expect(chiSquared).toBeLessThan(20.5);
  });

  it('draws again where a number would favour the first sides', () => {
    // Of a bound just above a half of all words every second word is rejected.
    const bound = 2 ** 31 + 1;
    const picks = Array.from({ length: 400 }, (_, draw) => chance.pick(bound, draw));
    expect(picks.every((pick) => pick >= 0 && pick < bound)).toBe(true);
    const firstWords = picks.map((_, draw) => wordsOf(KEY, draw)());
    expect(picks.filter((pick, draw) => pick !== firstWords[draw]).length).toBeGreaterThan(100);
  });
});
