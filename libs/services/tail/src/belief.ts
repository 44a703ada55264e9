/**
 * Admission runs no rules, so whoever can write to the log could decide a match by an event that the
 * rules do not make. An event that its maker has proved is folded; any other is decided again first,
 * and suspends its match where the rules differ.
 */
import type { Proves } from './admitted-event.js';
import type { DecidedAgain, FoldableEvent, ReadOnlyAggregate } from '@scoresheet/domain-record';

/** An event that the chain admits and the rules do not. */
export class EventRefuted extends Error {
  override readonly name = 'EventRefuted';

  /** The cause says where the rules differ, and no value. */
  constructor(seq: number, where?: string) {
    super(
      `Event ${seq} says what the rules do not make of the record as it stood: it was written by hand.`,
      where === undefined ? {} : { cause: where },
    );
  }
}

/** What the rules said of an event that was not proved. */
type Judgement = 'upheld' | 'refuted';

/** How far a service takes the word of an event. */
export interface Belief {
  readonly proves: Proves;
  /** `observe` counts what `enforce` would suspend, and folds it. */
  readonly mode: 'observe' | 'enforce';
  readonly onJudged?: (judgement: Judgement) => void;
}

/** Judgements since the process began, whoever of its readers judged. */
export class JudgementTally {
  private readonly byJudgement = new Map<Judgement, number>();

  readonly note = (judgement: Judgement): void => {
    this.byJudgement.set(judgement, (this.byJudgement.get(judgement) ?? 0) + 1);
  };

  counts(): Readonly<Record<Judgement, number>> {
    const of = (judgement: Judgement): number => this.byJudgement.get(judgement) ?? 0;
    return { upheld: of('upheld'), refuted: of('refuted') };
  }
}

/** An aggregate that takes the word of an event only where it is proved. */
export function doubting<S, A extends ReadOnlyAggregate<S>>(
  aggregate: A & ReadOnlyAggregate<S>,
  belief: Belief | undefined,
): A {
  if (belief === undefined) return aggregate;
  const { mode, onJudged } = belief;

  function judged(state: S | undefined, event: FoldableEvent): DecidedAgain<S> {
    const again = aggregate.redecide(state, event);
    onJudged?.(again.agrees ? 'upheld' : 'refuted');
    return again;
  }

  function enforced(state: S | undefined, event: FoldableEvent): S {
    const again = judged(state, event);
    if (again.agrees) return again.state;
    const { kind, path } = again.difference;
    throw new EventRefuted(event.header.seq, `${kind} at ${path}`);
  }

  /** Judges on a copy: deciding changes the state, and the event is folded whatever comes of it. */
  function observed(state: S | undefined, event: FoldableEvent): S {
    judged(structuredClone(state), event);
    return aggregate.fold(state, event);
  }

  const judge = mode === 'enforce' ? enforced : observed;
  const fold = (state: S | undefined, event: FoldableEvent): S =>
    event.isUnproved === true ? judge(state, event) : aggregate.fold(state, event);
  return { ...aggregate, fold };
}
