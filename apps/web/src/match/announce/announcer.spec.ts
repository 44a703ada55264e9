import { describe, expect, it } from 'vitest';
import { announcer } from './announcer.js';

function heard() {
  const told: { readonly ms: number; readonly text: string }[] = [];
  const waiting: { at: number; then: () => void }[] = [];
  let now = 0;
  const timing = {
    now: () => now,
    after: (ms: number, then: () => void) => {
      const timer = { at: now + ms, then };
      waiting.push(timer);
      return () => void waiting.splice(waiting.indexOf(timer), 1);
    },
  };
  const run = (ms: number): void => {
    now += ms;
    for (const due of waiting.splice(0).filter(({ at }) => at <= now)) due.then();
  };
  return { told, run, reader: announcer(timing, (text) => told.push({ ms: now, text })) };
}

describe('A screen reader', () => {
  it('is told the first action at once', () => {
    const { told, reader } = heard();
    reader.say('Seat 1 ends the phase.');
    expect(told).toEqual([{ ms: 0, text: 'Seat 1 ends the phase.' }]);
  });

  it('is told the next ones together, two seconds later', () => {
    const { told, reader, run } = heard();
    reader.say('One.');
    run(500);
    reader.say('Two.');
    reader.say('Three.');
    expect(told).toHaveLength(1);
    run(1_500);
    expect(told.at(-1)).toEqual({ ms: 2_000, text: 'Two. Three.' });
  });

  it('is told nothing more once the page is left', () => {
    const { told, reader, run } = heard();
    reader.say('One.');
    reader.say('Two.');
    reader.stop();
    run(10_000);
    expect(told).toHaveLength(1);
  });
});
