/** A moment of a match: an event, and the situation right after it, as the viewer may know them. */
import type { TableView } from '@scoresheet/rules-engine';
import type { ToldEvent } from '@scoresheet/rules-presentation';
import type { MomentFields } from '../match-documents.js';

export interface Moment extends ToldEvent, Pick<MomentFields, 'series' | 'tookMs'> {
  readonly seq: number;
  /** `decision-answered`, `seat-taken`. */
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly status: 'OPEN' | 'RUNNING' | 'PAUSED' | 'OVER';
  /** The situation after the event; null before the game begins. */
  readonly table: TableView | null;
  /** The seats after the event, with what was left on their clocks. */
  readonly seats: readonly MomentFields['seats'][number][];
  /** Words of a judge, where somebody has given some. */
  readonly reason: string | null;
}

/** The scalars of the api carry what the rules have made: the shapes of the engine. */
export const momentOf = ({ reason, ...given }: MomentFields): Moment => ({
  ...given,
  action: given.action as ToldEvent['action'],
  facts: given.facts as ToldEvent['facts'],
  table: given.table as TableView | null,
  reason: reason?.text ?? null,
});
