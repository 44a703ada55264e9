/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roundRobin, type RoundRobinRound } from './round-robin.js';

interface Golden {
  /** Small fields round by round, by how often all meet and then by the number of entrants. */
  readonly rounds: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The SHA-256 of large ones, written in the same words. */
  readonly hashes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const GOLDEN = new URL('../../fixtures/round-robin.json', import.meta.url);
const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Golden;

const SMALL = [0, 1, 2, 3, 4, 5, 6, 8, 9];
const LARGE = [17, 64, 100];

/** `1-4 2-3`, and `3-4 bye 1` where somebody has no opponent. */
const wordsOf = (rounds: readonly RoundRobinRound[]): readonly string[] =>
  rounds.map(({ tables, bye }) => {
    const pairs = tables.map((table) => table.join('-'));
    return [...pairs, ...(bye === null ? [] : [`bye ${bye}`])].join(' ');
  });
const made = (size: number, times: 1 | 2): readonly string[] =>
  wordsOf(
    roundRobin(
      Array.from({ length: size }, (_, at) => at + 1),
      { times },
    ),
  );
const hashOf = (words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex');

describe.each([1, 2] as const)('Pinned for ever: round-robin/1, all meet %i times', (times) => {
  it('makes the rounds of small fields as they were written down', () => {
    const rounds = SMALL.map((size) => [size, made(size, times)]);
    expect(Object.fromEntries(rounds)).toEqual(golden.rounds[times]);
  });

  it('makes the rounds of large fields with the hashes that were written down', () => {
    const hashes = LARGE.map((size) => [size, hashOf(made(size, times))]);
    expect(Object.fromEntries(hashes)).toEqual(golden.hashes[times]);
  });
});
