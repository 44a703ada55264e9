/** The steps of a match: its events that are play, numbered from 0. */

/** Events in a row that are machinery, by the sequence numbers of the first and the last of them. */
export type MachineryRun = readonly [first: number, last: number];

export interface Steps {
  readonly count: number;
  /** Sequence number of a step. */
  readonly seqAt: (step: number) => number;
  /** The step whose position an event leaves: its own, or the last one before machinery. */
  readonly stepAt: (seq: number) => number;
}

/** Adds the event that follows all others. */
export function withMachinery(runs: readonly MachineryRun[], seq: number): readonly MachineryRun[] {
  const last = runs.at(-1);
  if (last === undefined || last[1] + 1 !== seq) return [...runs, [seq, seq]];
  return [...runs.slice(0, -1), [last[0], seq]];
}

/** `last` is the sequence number of the last event; -1 if there is none. */
export function stepsOf(runs: readonly MachineryRun[], last: number): Steps {
  const stepAt = (seq: number): number =>
    runs.reduce((step, [from, to]) => step - Math.max(0, Math.min(to, seq) - from + 1), seq);
  const seqAt = (step: number): number =>
    runs.reduce((seq, [from, to]) => (from <= seq ? seq + to - from + 1 : seq), step);
  return { count: stepAt(last) + 1, seqAt, stepAt };
}
