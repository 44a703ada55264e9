/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Bracket } from './bracket.js';
import { doubleElimination } from './double-elimination.js';
import { singleElimination } from './single-elimination.js';

interface Golden {
  /** Small brackets match by match, by the name of their options and then by the number of seeds. */
  readonly matches: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The SHA-256 of large ones, written in the same words. */
  readonly hashes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const GOLDEN = new URL('../../fixtures/elimination.json', import.meta.url);
const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Golden;

const MADE: Readonly<Record<string, (seeds: number) => Bracket>> = {
  'single-elimination/1': (seeds) => singleElimination(seeds, { thirdPlace: false }),
  'single-elimination/1 with third place': (seeds) =>
    singleElimination(seeds, { thirdPlace: true }),
  'double-elimination/1': (seeds) => doubleElimination(seeds, { grandFinalReset: false }),
  'double-elimination/1 with reset': (seeds) => doubleElimination(seeds, { grandFinalReset: true }),
};
const SMALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 16, 24];
const LARGE = [33, 64, 513, 4096];

/** `1 w1-1: seed 8 v seed 9`. */
const wordsOf = ({ matches }: Bracket): readonly string[] =>
  matches.map(({ stage, id, from, isConditional }) => {
    const sides = from.map((source) => Object.entries(source).flat().join(' ')).join(' v ');
    return `${stage} ${id}: ${sides}${isConditional ? ' if needed' : ''}`;
  });
const hashOf = (bracket: Bracket): string =>
  createHash('sha256').update(wordsOf(bracket).join('\n')).digest('hex');

describe.each(Object.entries(MADE))('Pinned for ever: %s', (name, bracketOf) => {
  it('makes small brackets match by match as they were written down', () => {
    const made = SMALL.map((seeds) => [seeds, wordsOf(bracketOf(seeds))]);
    expect(Object.fromEntries(made)).toEqual(golden.matches[name]);
  });

  it('makes large brackets with the hashes that were written down', () => {
    const made = LARGE.map((seeds) => [seeds, hashOf(bracketOf(seeds))]);
    expect(Object.fromEntries(made)).toEqual(golden.hashes[name]);
  });

  it('names itself in the bracket', () => {
    expect(name.startsWith(bracketOf(8).rule)).toBe(true);
  });
});

/** Walkovers are decided differently by `/2`; the matches are those of `/1`. */
const SECOND: Readonly<Record<string, (seeds: number) => Bracket>> = {
  'single-elimination/1': (seeds) => singleElimination(seeds, { thirdPlace: false, version: 2 }),
  'single-elimination/1 with third place': (seeds) =>
    singleElimination(seeds, { thirdPlace: true, version: 2 }),
  'double-elimination/1': (seeds) =>
    doubleElimination(seeds, { grandFinalReset: false, version: 2 }),
  'double-elimination/1 with reset': (seeds) =>
    doubleElimination(seeds, { grandFinalReset: true, version: 2 }),
};

describe.each(Object.entries(SECOND))('The second version of %s', (name, bracketOf) => {
  it('makes the matches of the first, and names itself in the bracket', () => {
    const made = SMALL.map((seeds) => [seeds, wordsOf(bracketOf(seeds))]);
    expect(Object.fromEntries(made)).toEqual(golden.matches[name]);
    const hashes = LARGE.map((seeds) => [seeds, hashOf(bracketOf(seeds))]);
    expect(Object.fromEntries(hashes)).toEqual(golden.hashes[name]);
    expect(bracketOf(8).rule).toBe(name.slice(0, 'single-elimination/'.length) + '2');
  });
});
