/** What a rebuild found, for a person. */
import type { Difference, RebuildReport, ViewName } from '@scoresheet/services-projector';
import { wrap } from '../program/wrap.js';

/** The rows of each view, for a person. */
const ROWS: Readonly<Record<ViewName, string>> = {
  matches: 'matches',
  tournaments: 'tournaments',
  archive: 'archived events',
};

/** Differences that are told one by one; JSON has more. */
const TOLD = 20;

interface Rebuilt {
  readonly view: ViewName;
  readonly compareOnly: boolean;
}

export function describeReport(
  { rows, entries, kept, differing, differences }: RebuildReport<object>,
  { view, compareOnly }: Rebuilt,
): readonly string[] {
  const looked = `${rows} ${ROWS[view]} in ${entries} entries of the log.`;
  if (differing === 0 && kept.count === 0) {
    return [`${looked} They are what the log makes of them.`];
  }
  const told = differences.slice(0, TOLD);
  const more = differing - told.length;
  return [
    looked,
    ...told.flatMap((difference) => wrap(differenceWords(difference), '  ')),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(differing === 0 ? [] : [differingWords(differing, compareOnly)]),
    ...keptWords(kept),
  ];
}

const differingWords = (differing: number, compareOnly: boolean): string =>
  compareOnly
    ? `${differing} rows differ. Run it without --compare-only to put them right.`
    : `${differing} rows differed and are put right.`;

function keptWords({ count, ids }: RebuildReport<object>['kept']): readonly string[] {
  if (count === 0) return [];
  const told = ids.slice(0, TOLD).join(', ');
  const more = count > TOLD ? ` and ${count - TOLD} more` : '';
  return wrap(
    `${count} archived events stay although the log lacks or contradicts them: ${told}${more}. ` +
      'They were accepted; it is the log whose copy is damaged. "scoresheet log mend" puts it ' +
      'right from the archive; on Kafka, "scoresheet log restore" does into new topics.',
    '',
  );
}

function differenceWords({ id, live, rebuilt, fields }: Difference<object>): string {
  if (!live) return `${id}: was missing`;
  if (!rebuilt) return `${id}: was there, and the log knows nothing of it`;
  const changes = fields.map(
    (field) => `${field} was ${valueOf(live, field)}, is ${valueOf(rebuilt, field)}`,
  );
  return `${id}: ${changes.join('; ')}`;
}

const valueOf = (row: object, field: string): string =>
  JSON.stringify((row as Readonly<Record<string, unknown>>)[field]);
