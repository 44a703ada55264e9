/** The decisions that a viewer has to answer, with their options. */
import type { DecisionView, Options, TableView } from '@scoresheet/rules-engine';

export interface OwnDecision extends DecisionView {
  readonly options: Options;
}

/** In the order in which the table asks them. */
export const ownDecisions = (
  table: TableView | null | undefined,
  seat: number | null,
): readonly OwnDecision[] =>
  (table?.decisions ?? []).filter(
    (decision): decision is OwnDecision => decision.seat === seat && decision.options !== undefined,
  );
