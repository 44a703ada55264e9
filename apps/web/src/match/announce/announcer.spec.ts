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
    reader.say(() => 'Seat 1 ends the phase.');
    expect(told).toEqual([{ ms: 0, text: 'Seat 1 ends the phase.' }]);
  });

  it('is told the next ones together, two seconds later', () => {
    const { told, reader, run } = heard();
    reader.say(() => 'One.');
    run(500);
    reader.say(() => 'Two.');
    reader.say(() => 'Three.');
    expect(told).toHaveLength(1);
    run(1_500);
    expect(told.at(-1)).toEqual({ ms: 2_000, text: 'Two. Three.' });
  });

  it('is told the last eight of many, and no word is made of the others', () => {
    const { told, reader, run } = heard();
    const made: number[] = [];
    for (let event = 0; event < 100; event += 1) {
      reader.say(() => `Event ${made.push(event) && event}.`);
    }
    run(2_000);
    const last = [92, 93, 94, 95, 96, 97, 98, 99];
    expect(told.at(-1)?.text).toBe(last.map((event) => `Event ${event}.`).join(' '));
    expect(made).toEqual([0, ...last]);
  });

  it('is told nothing of an event that is not here any more', () => {
    const { told, reader, run } = heard();
    for (const text of ['One.', 'Two.', '', 'Three.']) reader.say(() => text);
    run(2_000);
    expect(told.at(-1)?.text).toBe('Two. Three.');
  });

  it('is told nothing more once the page is left', () => {
    const { told, reader, run } = heard();
    reader.say(() => 'One.');
    reader.say(() => 'Two.');
    reader.stop();
    run(10_000);
    expect(told).toHaveLength(1);
  });
});
