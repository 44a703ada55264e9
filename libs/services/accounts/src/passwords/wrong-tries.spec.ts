import { describe, expect, it } from 'vitest';
import { WRONG_TRIES_ALLOWED, WRONG_TRIES_WITHIN_MS, wrongTries } from './wrong-tries.js';

const START_MS = 1_700_000_000_000;

function triesAt(startMs = START_MS) {
  let nowMs = startMs;
  const tries = wrongTries(() => nowMs);
  const guess = (name: string, times: number) => {
    for (let i = 0; i < times; i += 1) tries.note(name);
  };
  return { ...tries, guess, pass: (ms: number) => void (nowMs += ms) };
}

describe('Wrong tries at a name', () => {
  it('are too many after so many, for that name alone', () => {
    const { guess, isTooMany } = triesAt();
    guess('ada', WRONG_TRIES_ALLOWED - 1);
    expect(isTooMany('ada')).toBe(false);
    guess('ada', 1);
    expect(isTooMany('ada')).toBe(true);
    expect(isTooMany('bob')).toBe(false);
  });

  it('are forgotten after a while, counted from the first of them', () => {
    const { guess, isTooMany, pass } = triesAt();
    guess('ada', 1);
    pass(WRONG_TRIES_WITHIN_MS - 1);
    guess('ada', WRONG_TRIES_ALLOWED - 1);
    expect(isTooMany('ada')).toBe(true);
    pass(1);
    expect(isTooMany('ada')).toBe(false);
  });

  it('are forgotten when the right password comes', () => {
    const { guess, isTooMany, forget } = triesAt();
    guess('ada', WRONG_TRIES_ALLOWED - 1);
    forget('ada');
    guess('ada', 1);
    expect(isTooMany('ada')).toBe(false);
  });

  it('at very many names fill no memory: the oldest name gives way', () => {
    const { guess, isTooMany } = triesAt();
    guess('first', WRONG_TRIES_ALLOWED);
    for (let i = 0; i < 10_000; i += 1) guess(`name ${i}`, 1);
    expect(isTooMany('first')).toBe(false);
  });
});
