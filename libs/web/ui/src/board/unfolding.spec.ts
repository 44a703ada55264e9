import { describe, expect, it } from 'vitest';
import { unfoldedSeats, type Unfolding } from './unfolding.js';

/** Seat 1 looks; the others sit round the table. */
const unfolded = (unfolding: Partial<Unfolding> = {}): readonly number[] =>
  unfoldedSeats({
    others: [2, 3, 4, 5],
    kept: [],
    folded: [],
    offered: [],
    atIssue: [],
    ...unfolding,
  });

describe('At a table of five', () => {
  it('unfolds whoever acts and whoever is attacked, as they sit', () => {
    expect(unfolded({ atIssue: [4, 2] })).toEqual([2, 4]);
  });

  it('folds them again when it is about somebody else', () => {
    expect(unfolded({ atIssue: [5] })).toEqual([5]);
  });

  it('never unfolds the side of the viewer, which is always seen', () => {
    expect(unfolded({ atIssue: [1, 3] })).toEqual([3]);
  });

  it('shows the next of the others while it is about nobody else', () => {
    expect(unfolded()).toEqual([2]);
    expect(unfolded({ atIssue: [1] })).toEqual([2]);
  });

  it('unfolds two by itself, where something is to be chosen before the rest', () => {
    expect(unfolded({ offered: [5], atIssue: [3, 4] })).toEqual([3, 5]);
  });

  it('keeps what was unfolded by hand, whoever acts', () => {
    expect(unfolded({ kept: [5], atIssue: [2, 3] })).toEqual([2, 5]);
    expect(unfolded({ kept: [5, 4, 3], atIssue: [2] })).toEqual([3, 4, 5]);
  });

  it('leaves folded what was folded by hand', () => {
    expect(unfolded({ folded: [4], atIssue: [4, 2] })).toEqual([2]);
    expect(unfolded({ folded: [2] })).toEqual([]);
  });
});
