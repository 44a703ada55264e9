/** What a correction changes of a line of the standings, number by number. */
import type { ChangedLine } from './correction-documents.js';

export interface Change {
  /** `rank`, `points`, or a tie-break. */
  readonly of: string;
  readonly before: string | null;
  readonly after: string | null;
}

export function changesOf({ before, after }: ChangedLine): readonly Change[] {
  const written = (rank: number | null): string | null => (rank === null ? null : String(rank));
  const all = [
    { of: 'rank', before: written(before.rank), after: written(after.rank) },
    { of: 'points', before: before.points, after: after.points },
    ...after.tieBreaks.map(({ name, value }) => ({
      of: name,
      after: value,
      before: before.tieBreaks.find((each) => each.name === name)?.value ?? null,
    })),
  ];
  return all.filter((change) => change.before !== change.after);
}
