/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Audience } from './audience.js';
import { describeDifference } from './difference.js';
import { diceAndHands, play, RULES } from './dice-and-hands.spec-kit.js';
import { bytesOf, forged, TURNS, verified, withFact } from './forgery.spec-kit.js';
import { nobleSha256 } from './noble.js';
import { sha256 } from './node.js';
import { describeVerdict, verifyExport } from './verify.js';
import { exportRecord } from './write-export.js';

const GOLDEN = '../fixtures/dice-and-hands.jsonl';

describe('Verification of an honest record', () => {
  it('is EXACT', () => {
    const match = play(TURNS);
    expect(verified(match)).toEqual({
      verdict: 'EXACT',
      record: match[0]!.header.record,
      events: TURNS + 1,
      hash: match.at(-1)!.head.hash,
    });
  });

  it('is EXACT for a match that still goes on, at any length', () => {
    const match = play(TURNS);
    expect(match.length).toBeGreaterThan(1);
    for (let count = 1; count <= match.length; count += 1) {
      expect(verified(match.slice(0, count)).verdict).toBe('EXACT');
    }
  });

  it('writes the bytes of an old record as they were, which nothing blesses anew', () => {
    const old = readFileSync(new URL(GOLDEN, import.meta.url), 'utf8');
    const found = exportRecord(bytesOf(play(TURNS)), sha256);
    expect(found.split('\n')).toEqual(old.split('\n'));
  });

  it('is EXACT for that old record, also with the hash of a browser', () => {
    const old = readFileSync(new URL(GOLDEN, import.meta.url));
    expect(verifyExport(old, diceAndHands, nobleSha256).verdict).toBe('EXACT');
  });
});

describe('Verification with something missing', () => {
  it('is UNVERIFIED without the rules, and names them', () => {
    const verdict = verified(
      forged(0, ({ part }) => ({ part: { ...part, action: { do: 'create', rules: 'lost/7' } } })),
    );
    expect(verdict).toMatchObject({
      verdict: 'UNVERIFIED',
      decided: 0,
      missing: { rules: ['lost/7'], parts: {} },
    });
  });

  it("is UNVERIFIED without the house's lines, and says which", () => {
    const verdict = verified(play(4), diceAndHands, (audience) => audience !== 'house');
    expect(verdict).toMatchObject({
      verdict: 'UNVERIFIED',
      decided: 0,
      missing: { rules: [], parts: { house: [0, 1, 2, 4] } },
    });
    expect(describeVerdict(verdict)).toContain('missing sealed lines: 4 of house');
  });

  it('decides all events again when only a seat keeps its lines to itself', () => {
    const verdict = verified(play(4), diceAndHands, (audience) => audience !== 'seat1');
    expect(verdict).toMatchObject({
      verdict: 'UNVERIFIED',
      decided: 5,
      missing: { parts: { seat1: [1] } },
    });
  });

  it('decides again what comes before the first line that is missing', () => {
    const verdict = verified(play(4), diceAndHands, (_, { seq }) => seq < 2);
    expect(verdict).toMatchObject({ verdict: 'UNVERIFIED', decided: 2 });
  });

  it('still finds a lie in what is shown', () => {
    const lie = forged(1, ({ part }) => ({ part: withFact(part, 0, { card: 9 }) }));
    const shown = (_: Audience, { seq }: { readonly seq: number }) => seq < 3;
    expect(verified(lie, diceAndHands, shown)).toMatchObject({ verdict: 'DIVERGED', seq: 1 });
  });
});

describe('A verdict in words', () => {
  it('says where a file is broken', () => {
    const file = exportRecord(bytesOf(play(2)), sha256).replace(RULES, 'dice-and-hands/2');
    const verdict = verifyExport(Buffer.from(file), diceAndHands, sha256);
    expect(describeVerdict(verdict)).toMatch(/^BROKEN at line 4 \(byte \d+\): hash-differs$/);
  });

  it('says what a good one rests on, and where a bad one goes wrong', () => {
    expect(describeVerdict(verified(play(2)))).toMatch(
      /^EXACT m-\w+: 3 events, hash [0-9a-f]{64}$/,
    );
    const lie = forged(1, ({ part }) => ({ part: withFact(part, 0, { card: 9 }) }));
    expect(describeVerdict(verified(lie))).toMatch(/^DIVERGED m-\w+: events\[1\]\.facts/);
  });

  it('cuts long values', () => {
    const text = describeDifference({
      kind: 'decided-otherwise',
      path: '$',
      recorded: 'x'.repeat(500),
      expected: 1,
    });
    expect(text.length).toBeLessThan(200);
  });
});
