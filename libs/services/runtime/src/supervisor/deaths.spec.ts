import { expect, it } from 'vitest';
import { Deaths, DEATHS_OF_A_LOOP, LOOP_WINDOW_MS } from './deaths.js';

function clocked() {
  let nowMs = 0;
  const deaths = new Deaths(() => nowMs);
  const die = (times: number, everyMs: number) => {
    for (let i = 0; i < times; i += 1) {
      nowMs += everyMs;
      deaths.note(`exit code ${i}`);
    }
  };
  return { deaths, die, pass: (ms: number) => void (nowMs += ms) };
}

it('A death now and then is no loop', () => {
  const { deaths, die } = clocked();
  die(DEATHS_OF_A_LOOP - 1, 1_000);
  expect(deaths.loop()).toBeUndefined();
  die(10, LOOP_WINDOW_MS);
  expect(deaths.loop()).toBeUndefined();
  expect(deaths.count).toBe(DEATHS_OF_A_LOOP + 9);
});

it('Deaths one after another are, until they are long past', () => {
  const { deaths, die, pass } = clocked();
  die(DEATHS_OF_A_LOOP + 2, 1_000);
  expect(deaths.loop()).toMatch(/again and again: .* 5 times in all, .* exit code 4\. Its log/);
  pass(LOOP_WINDOW_MS);
  expect(deaths.loop()).toBeUndefined();
});
