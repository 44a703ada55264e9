/** What a game says to a seat that asks what to do. */
import type { Choice, Seat, TableView } from '@scoresheet/rules-engine';

/** What the public api gives to a seat: its own view, with its open decision and all options. */
export interface Seen {
  readonly seat: Seat;
  readonly table: TableView;
}

export interface Advice {
  readonly choice: Choice;
  /** What is done and what would come of it, for a person: `attacks Life with Hush Weasel: …`. */
  readonly says: string;
}
