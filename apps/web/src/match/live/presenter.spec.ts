import { describe, expect, it } from 'vitest';
import type { Beat } from '@scoresheet/rules-presentation';
import { LEAST_SHOWN_MS, MOST_SHOWN_MS, presenter, type Presented } from './presenter.js';

const HIT: Beat = { what: 'card-hit', from: ['c1'], to: ['c2'], amount: 3 };

/** A presenter in virtual time, which notes what it shows and when. */
function presented({ beats = {} as Record<number, readonly Beat[]>, isStill = false } = {}) {
  const shown: (Presented & { readonly ms: number })[] = [];
  const waiting: { at: number; then: () => void }[] = [];
  let now = 0;
  const made = presenter(10, {
    timing: {
      now: () => now,
      after: (ms, then) => {
        const timer = { at: now + ms, then };
        waiting.push(timer);
        return () => void waiting.splice(waiting.indexOf(timer), 1);
      },
    },
    beatsOf: (step) => beats[step] ?? [],
    isStill: () => isStill,
    shown: (what) => shown.push({ ...what, ms: now }),
  });
  const run = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      now = next.at;
      next.then();
    }
    now = end;
  };
  return {
    made,
    shown,
    run,
    steps: () => shown.filter(({ beat }) => !beat).map(({ step }) => step),
  };
}

describe('Events that come while somebody watches', () => {
  it('are shown one after the other, each for a time', () => {
    const { made, run, shown } = presented();
    for (const step of [11, 12, 13]) made.arrived(step, false);
    run(10_000);
    const tables = [11, 12, 13].map((step) => shown.find((each) => each.step === step)?.ms);
    expect(tables).toEqual([0, LEAST_SHOWN_MS, 2 * LEAST_SHOWN_MS]);
    expect(shown.at(-1)).toMatchObject({ step: 13, behind: 0 });
  });

  it('show what acts before what comes of it, for 900 ms at most', () => {
    const { made, run, shown } = presented({ beats: { 11: [HIT, HIT, HIT] } });
    made.arrived(11, false);
    run(10_000);
    expect(shown.slice(0, 3).map(({ step, beat }) => ({ step, beat }))).toEqual(
      [HIT, HIT, HIT].map((beat) => ({ step: 10, beat })),
    );
    expect(shown.at(-1)).toMatchObject({ step: 11, beat: undefined, ms: MOST_SHOWN_MS });
  });

  it('are told without beats when more than three seconds of them wait', () => {
    const beats = Object.fromEntries([...Array(20)].map((_, index) => [11 + index, [HIT]]));
    const { made, run, shown } = presented({ beats });
    made.arrived(30, false);
    expect(shown[0]).toMatchObject({ behind: 19, beat: undefined });
    run(60_000);
    expect(shown.at(-1)).toMatchObject({ step: 30, behind: 0 });
    expect(shown.filter(({ beat }) => beat).length).toBeGreaterThan(0);
  });

  it('never delay the own decision', () => {
    const { made, shown } = presented();
    made.arrived(15, false);
    made.arrived(16, true);
    expect(shown.at(-1)).toMatchObject({ step: 16, behind: 0, ms: 0 });
  });

  it('are all there at once where nothing may move', () => {
    const { made, shown, steps } = presented({ isStill: true, beats: { 12: [HIT] } });
    made.arrived(12, false);
    expect(steps()).toEqual([12]);
    expect(shown).toHaveLength(1);
  });

  it('are passed over by whoever goes live, and nothing comes twice after it', () => {
    const { made, run, steps } = presented();
    made.arrived(14, false);
    made.goLive();
    run(10_000);
    expect(steps()).toEqual([11, 14]);
  });
});
