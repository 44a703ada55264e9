/** What a seat knows when it is asked, and the advice that it is given. */
import type { Choice, DecisionView, Options, Seat, TableView } from '@scoresheet/rules-engine';

/** All that advice may rest on: the seat's own view of the table, never the state itself. */
export interface Seen {
  readonly seat: Seat;
  readonly table: TableView;
}

/** A choice worth making, and why, in words for a person. */
export interface Advice {
  readonly choice: Choice;
  readonly says: string;
}

/** A decision of the seat itself: its options are in the view. */
export type Question = DecisionView & { readonly options: Options };

export const questionTo = ({ seat, table }: Seen): Question | undefined =>
  table.decisions.find(
    (decision): decision is Question => decision.seat === seat && decision.options !== undefined,
  );
