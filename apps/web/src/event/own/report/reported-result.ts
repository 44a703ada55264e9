/** A result as a command tells it. */
import type { VariablesOf } from 'gql.tada';
import type { PhaseTerms, Table } from '../../follow/event-documents.js';
import type { REPORT } from '../own-orders.js';

export type ReportedResult = VariablesOf<typeof REPORT>['result'];

/** What every way to choose a result is given. */
export interface ChoiceProps {
  readonly table: Table;
  readonly own: number;
  readonly terms: PhaseTerms;
  readonly result: ReportedResult | undefined;
  readonly onChoose: (result: ReportedResult | undefined) => void;
}
