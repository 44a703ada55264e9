import type { Check } from '../check.js';
import { note, wrong, type Finding } from '../finding.js';
import type { ListedMatches } from '../probes.js';

/** Lists are as this version makes them, and as the archive has them. */
export const readModels: Check = ({ database }) => {
  // Events that this version cannot read are listed by nobody; another check tells of them.
  if (database.is !== 'there' || !database.formatFits) return [];
  // Rows of another version are not compared: nobody knows what they should be.
  if (database.listsCurrent) return comparedWith(database.listed);
  return [
    note(
      'The lists of matches were made by another version, or are due to be rebuilt.',
      'The lists may lack what this version shows; no match is affected.',
      'The next start rebuilds them; so does "scoresheet rebuild" while Scoresheet runs.',
    ),
  ];
};

function comparedWith(listed: ListedMatches): readonly Finding[] {
  const { missing, differing, otherHead } = listed;
  if (missing + differing + otherHead === 0) return [];
  return [
    wrong(
      whatDiffers(listed),
      'Players cannot find their matches, or see them out of date; no match is affected.',
      'Run "scoresheet rebuild" while Scoresheet runs; with --compare-only it only reports what differs.',
    ),
  ];
}

function whatDiffers({ archived, missing, differing, otherHead, example }: ListedMatches): string {
  if (missing === archived) return `The lists are empty, but the archive has ${archived} matches.`;
  return (
    `Of ${archived} archived matches, ${missing} are in no list, ${differing} are listed with ` +
    `the wrong number of events, and ${otherHead} with the wrong last event (by its hash); the ` +
    `first of them is ${example}.`
  );
}
