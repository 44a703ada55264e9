/** The order in which tables are looked after. */
import type { OutstandingTable } from './outstanding-documents.js';

/**
 * Questions to staff first, since they wait for nothing else; then calls; then who is over time the
 * most. The clock of the hall is one, so that the least extension is the latest table.
 */
export function lateFirst(tables: readonly OutstandingTable[]): readonly OutstandingTable[] {
  return [...tables].sort(
    (one, other) =>
      urgency(other) - urgency(one) ||
      one.extensionMs - other.extensionMs ||
      one.table.number - other.table.number,
  );
}

const urgency = ({ table, calls }: OutstandingTable): number =>
  (table.hasQuestion ? 2 : 0) + (calls.length > 0 ? 1 : 0);
