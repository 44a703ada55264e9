import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsOf, withMachinery, type MachineryRun } from './steps.js';

/** For each event whether it is play; the first always is. */
const matches = fc.array(fc.boolean(), { maxLength: 60 }).map((later) => [true, ...later]);

const runsOf = (events: readonly boolean[]): readonly MachineryRun[] =>
  events.reduce<readonly MachineryRun[]>(
    (runs, isPlay, seq) => (isPlay ? runs : withMachinery(runs, seq)),
    [],
  );

describe('The steps of a match', () => {
  it('leave out runs of machinery', () => {
    const events = [true, true, false, false, true, false, true, false];
    const runs = runsOf(events);
    expect(runs).toEqual([
      [2, 3],
      [5, 5],
      [7, 7],
    ]);
    const { count, seqAt, stepAt } = stepsOf(runs, events.length - 1);
    expect(count).toBe(4);
    expect([0, 1, 2, 3].map(seqAt)).toEqual([0, 1, 4, 6]);
    expect(events.map((_, seq) => stepAt(seq))).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
  });

  it('are the events of play in order, wherever machinery is', () => {
    fc.assert(
      fc.property(matches, (events) => {
        const played = events.flatMap((isPlay, seq) => (isPlay ? [seq] : []));
        const { count, seqAt, stepAt } = stepsOf(runsOf(events), events.length - 1);
        expect(count).toBe(played.length);
        expect(played.map((_, step) => seqAt(step))).toEqual(played);
        const before = (seq: number) => played.filter((each) => each <= seq).length - 1;
        expect(events.map((_, seq) => stepAt(seq))).toEqual(events.map((_, seq) => before(seq)));
      }),
    );
  });

  it('count 0 before event 0', () => {
    expect(stepsOf([], -1).count).toBe(0);
  });
});
