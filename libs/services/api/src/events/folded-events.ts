import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import { foldableOf, type AdmittedEvent } from '@scoresheet/services-tail';

export interface FoldedEvent<S> {
  readonly event: AdmittedEvent;
  /** Right after the event, to be read before the next one is asked for: it is folded on. */
  readonly state: S;
}

/** Events in a row, each with the state right after it. `before` is folded on, and so changed. */
export function* foldedEvents<S>(
  aggregate: ReadOnlyAggregate<S>,
  events: Iterable<AdmittedEvent>,
  before?: S,
): Generator<FoldedEvent<S>, void> {
  let state = before;
  for (const event of events) {
    state = aggregate.fold(state, foldableOf(event));
    yield { event, state };
  }
}
