import { stepsOf, type MachineryRun } from '@scoresheet/domain-match/play';
import { describe, expect, it } from 'vitest';
import { stepper } from './stepper.js';

/** A page on which event `drawn` is drawn, of a record of eleven, with an address that follows at once. */
function page(drawn: number, ticks: readonly MachineryRun[] = []) {
  const reached: number[] = [];
  let place: number | undefined;
  const goTo = (seq: number): void => {
    place = seq;
    reached.push(seq);
  };
  const steps = stepsOf(ticks, 10);
  const step = stepper({ seq: drawn, steps, placeNow: () => place, goTo });
  return { reached, step, goTo };
}

describe('Steps through a record', () => {
  it('are all taken, though the page has not been drawn between them', () => {
    const { reached, step } = page(0);
    for (let times = 0; times < 3; times += 1) step(1);
    step(-1);
    expect(reached).toEqual([1, 2, 3, 2]);
  });

  it('begin where one has leapt to, though the page has not been drawn since', () => {
    const { reached, step, goTo } = page(7);
    goTo(0);
    step(1);
    expect(reached).toEqual([0, 1]);
  });

  it('begin with what is drawn while what happens now is followed, and never pass an end', () => {
    const { reached, step } = page(9);
    step(1);
    step(1);
    step(-99);
    expect(reached).toEqual([10, 10, 0]);
  });

  it('pass over the ticks of the clock', () => {
    const { reached, step } = page(5, [
      [3, 6],
      [8, 10],
    ]);
    for (let times = 0; times < 2; times += 1) step(1);
    for (let times = 0; times < 2; times += 1) step(-1);
    expect(reached).toEqual([7, 7, 2, 1]);
  });
});
