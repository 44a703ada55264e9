/** What a rebuild found, for a person. */
import type { RebuildReport } from '@scoresheet/services-projector';
import { wrap } from '../program/wrap.js';

type Difference = RebuildReport['differences'][number];

/** Differences that are told one by one; JSON has more. */
const TOLD = 20;

export function describeReport(
  { matches, entries, differing, differences }: RebuildReport,
  compareOnly: boolean,
): readonly string[] {
  const looked = `${matches} matches in ${entries} entries of the log.`;
  if (differing === 0) return [`${looked} The read model is what the log makes of it.`];
  const told = differences.slice(0, TOLD);
  const more = differing - told.length;
  return [
    looked,
    ...told.flatMap((difference) => wrap(differenceWords(difference), '  ')),
    ...(more > 0 ? [`  and ${more} more`] : []),
    compareOnly
      ? `${differing} rows differ. Run it without --compare-only to put them right.`
      : `${differing} rows differed and are put right.`,
  ];
}

function differenceWords({ id, live, rebuilt, fields }: Difference): string {
  if (!live) return `${id}: was missing`;
  if (!rebuilt) return `${id}: was there, and the log knows no such match`;
  const changes = fields.map(
    (field) => `${field} was ${JSON.stringify(live[field])}, is ${JSON.stringify(rebuilt[field])}`,
  );
  return `${id}: ${changes.join('; ')}`;
}
