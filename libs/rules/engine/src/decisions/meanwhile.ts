/**
 * What seats may do while the table waits for somebody's answer, whatever it is about: asking the
 * JUDGE how a rule is read, say. It stands beside every question, and nobody owes it. When it is
 * over the question is asked again, since its options may have changed.
 */
import { withoutUndefined } from '../base/without-undefined.js';
import type { Answer } from '../contract/decision.js';
import type { Play } from '../contract/play.js';
import type { Reading, Rules } from '../contract/rules.js';
import type { Asked, Frame } from '../contract/state.js';
import type { Ask } from '../contract/step.js';

/** What is asked beside a question. */
export function asksBeside({ rules, state }: Reading): readonly Ask[] {
  const { meanwhile } = rules;
  if (!meanwhile) return [];
  const { kind } = meanwhile;
  return meanwhile.seats({ rules, state }).map((seat) => ({ seat, kind, optional: true }));
}

export const isBeside = ({ meanwhile }: Rules, { kind }: Pick<Asked, 'kind'>): boolean =>
  meanwhile?.kind === kind;

/** The question waits; what was asked beside it closes with it. */
export function interrupt(play: Play, frame: Frame, answer: Answer): void {
  const asks = (frame.asks ?? []).filter((asked) => !isBeside(play.rules, asked));
  frame.again = asks.map(({ seat, kind, optional, howMany }) =>
    withoutUndefined({
      seat,
      kind,
      optional: optional || undefined,
      howMany,
    }),
  );
  delete frame.asks;
  play.rules.meanwhile?.answered(play, answer);
}

/** What has to be asked again, once; the frame is on top again, and nobody has left meanwhile. */
export function takeAgain(frame: Frame): readonly Ask[] | undefined {
  const { again } = frame;
  // Asked before each part of the work: to delete what is not there is as slow as what is.
  if (again !== undefined) delete frame.again;
  return again;
}
