/** Counts what this api has answered since it began, and how long that took. */
import { DurationWindows } from './duration-windows.js';

export interface AnswerCounts {
  readonly answers: number;
  readonly accepted: number;
  readonly refused: number;
  readonly conflicts: number;
}

/** What became of a command, as its sender was told. */
export type ToldOutcome = 'accepted' | 'refused' | 'conflict' | 'pending';

export class AnswerTally {
  /** Questions and commands over HTTP, from the request to the end of the answer. */
  readonly answerTimes = new DurationWindows();
  /** Commands, from the moment at which one is handed in to what became of it. */
  readonly commandTimes = new DurationWindows();
  private answers = 0;
  private readonly told = { accepted: 0, refused: 0, conflict: 0, pending: 0 };

  readonly answered = (ms: number): void => {
    this.answers += 1;
    this.answerTimes.took(ms);
  };

  readonly decided = (outcome: ToldOutcome, ms: number): void => {
    this.told[outcome] += 1;
    this.commandTimes.took(ms);
  };

  counts(): AnswerCounts {
    const { accepted, refused, conflict: conflicts } = this.told;
    return { answers: this.answers, accepted, refused, conflicts };
  }
}
