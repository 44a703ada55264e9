/** The part of a step that takes answers, made out of the kinds of decisions that the step asks. */
import { invariant, type Frame, type Step } from '@scoresheet/rules-engine';
import type { AskedDecision, Kind } from './decision.js';

type Taken<F extends Frame> = Kind & AskedDecision<F>;
type Answering<F extends Frame> = Required<Pick<Step<F>, 'options' | 'answered' | 'openChoices'>>;

export function answering<F extends Frame>(...kinds: readonly Taken<F>[]): Answering<F> {
  const called = (name: string): Taken<F> => {
    const found = kinds.find(({ kind }) => kind === name);
    invariant(found, () => `the step takes no answer to '${name}'`);
    return found;
  };
  return {
    openChoices: kinds.filter(({ isOpen }) => isOpen).map(({ kind }) => kind),
    options: (reading, frame, asked) => called(asked.kind).options(reading, frame, asked),
    answered: (play, frame, answer) => called(answer.kind).answered(play, frame, answer),
  };
}
