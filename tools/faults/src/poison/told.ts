/** What the lists would be told of every event that is admitted: rows that a table can hold. */
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { knowsRules, projectMatch, type MatchRow } from '@scoresheet/services-read-models';

/** A key of an index is shorter than a third of a page. */
const MAX_KEY_BYTES = 2_600;
const MAX_INTEGER = 2 ** 31 - 1;
const MAX_BIGINT = 2 ** 63;

export function unfitRows(events: readonly AdmittedEvent[]): readonly string[] {
  const rows = new Map<string, MatchRow>();
  const found: string[] = [];
  for (const { header, parts } of events) {
    const { record, seq } = header;
    try {
      const event = { header, public: parts.public ?? {} };
      const row = projectMatch(rows.get(record), event, knowsRules);
      rows.set(record, row);
      if (!fits(row)) found.push(`unfit: the row of ${record}/${seq}`);
    } catch (error) {
      found.push(`unfit: ${record}/${seq} makes no row: ${String(error)}`);
    }
  }
  return found;
}

function fits(row: MatchRow): boolean {
  const { id, game, ruleset, result, eventCount, begunSeq, seats } = row;
  const keys = [id, game, ruleset, result?.reason ?? '', ...seats.map(({ actor }) => actor ?? '')];
  const times = [row.createdAtMs, row.updatedAtMs, row.endedAtMs ?? 0, row.abandonAfterMs];
  return (
    keys.every((key) => Buffer.byteLength(key) <= MAX_KEY_BYTES) &&
    !JSON.stringify(row).includes('\\u0000') &&
    [eventCount, begunSeq ?? 0].every((count) => count <= MAX_INTEGER) &&
    [...times, row.heldUntilMs ?? 0].every((time) => Number.isInteger(time) && time < MAX_BIGINT)
  );
}
