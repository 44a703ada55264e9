import { describe, expect, it } from 'vitest';
import { passWords, readPass, untilWords } from './pass-words.js';

describe('A standing pass that somebody types', () => {
  it.each([
    ['pass until turn ends', { kind: 'turn-ends' }],
    ['pass until the end of the turn', { kind: 'turn-ends' }],
    ['Pass  until my decision', { kind: 'my-decision' }],
    ['pass until a power is played', { kind: 'card-played', card: 'power' }],
    ['pass until impact', { kind: 'card-played', card: 'impact' }],
    ['pass no more', null],
  ])('%s', (typed, until) => {
    expect(readPass(typed)).toEqual(until);
  });

  it.each(['pass', '3', 'play power', 'pass until'])('%s is none', (typed) => {
    expect(readPass(typed)).toBeUndefined();
  });
});

describe('A standing pass in words', () => {
  it('says until when to whom may know, and to others that something was said', () => {
    expect(passWords({ kind: 'turn-ends' })).toBe('passes beforehand until the turn ends');
    expect(passWords({ kind: 'my-decision' })).toContain('decides something itself');
    expect(passWords(null)).toBe('no longer passes beforehand');
    expect(passWords(undefined)).toBe('says whether it passes beforehand');
    expect(untilWords({ kind: 'card-played', card: 'power' })).toContain('"power"');
  });
});
