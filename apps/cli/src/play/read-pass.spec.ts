import { describe, expect, it } from 'vitest';
import { readPass } from './read-pass.js';

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
