/** The decision that a viewer has to answer, with its options. */
import type { DecisionView, Options, TableView } from '@scoresheet/rules-engine';

export interface OwnDecision extends DecisionView {
  readonly options: Options;
}

/** A seat that is asked several things answers the first; undefined where it is asked nothing. */
export const ownDecision = (
  table: TableView | null | undefined,
  seat: number | null,
): OwnDecision | undefined =>
  table?.decisions.find(
    (decision): decision is OwnDecision => decision.seat === seat && decision.options !== undefined,
  );
