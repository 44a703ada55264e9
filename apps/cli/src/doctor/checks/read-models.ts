import type { RecordKind } from '@scoresheet/contracts-messages';
import type { Check } from '../check.js';
import { note, wrong, type Finding } from '../finding.js';
import type { ListedRecords } from '../probes.js';

/** How a kind of record is told, and the name of its lists for a rebuild. */
const PLURALS: { readonly [kind in RecordKind]: 'matches' | 'tournaments' } = {
  match: 'matches',
  tournament: 'tournaments',
};

/** Lists are as this version makes them, and as the archive has them. */
export const readModels: Check = ({ database }) => {
  // Events that this version cannot read are listed by nobody; another check tells of them.
  if (database.is !== 'there' || !database.formatFits) return [];
  const { listed } = database;
  return (Object.keys(PLURALS) as RecordKind[]).flatMap((kind) =>
    // Rows of another version are not compared: nobody knows what they should be.
    listed[kind].isCurrent ? comparedWith(kind, listed[kind]) : [outOfDate(kind)],
  );
};

const outOfDate = (kind: RecordKind): Finding =>
  note(
    `The lists of ${PLURALS[kind]} were made by another version, or are due to be rebuilt.`,
    `The lists may lack what this version shows; no ${kind} is affected.`,
    `The next start rebuilds them; so does "scoresheet rebuild ${PLURALS[kind]}" while Scoresheet runs.`,
  );

function comparedWith(kind: RecordKind, listed: ListedRecords): readonly Finding[] {
  const { missing, differing, otherHead } = listed;
  if (missing + differing + otherHead === 0) return [];
  return [
    wrong(
      whatDiffers(PLURALS[kind], listed),
      `Players cannot find their ${PLURALS[kind]}, or see them out of date; no ${kind} is affected.`,
      `Run "scoresheet rebuild ${PLURALS[kind]}" while Scoresheet runs; with --compare-only it only ` +
        'reports what differs.',
    ),
  ];
}

function whatDiffers(
  plural: string,
  { archived, missing, differing, otherHead, example }: ListedRecords,
): string {
  if (missing === archived) {
    return `The lists of ${plural} are empty, but the archive has ${archived}.`;
  }
  return (
    `Of ${archived} archived ${plural}, ${missing} are in no list, ${differing} are listed with ` +
    `the wrong number of events, and ${otherHead} with the wrong last event (by its hash); the ` +
    `first of them is ${example}.`
  );
}
