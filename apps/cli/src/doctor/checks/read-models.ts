import type { Check } from '../check.js';
import { note, wrong, type Finding } from '../finding.js';
import type { ListedMatches } from '../probes.js';

/** Lists are as this version makes them, and as the archive has them. */
export const readModels: Check = ({ database }) => {
  // Events that this version cannot read are listed by nobody; another check tells of them.
  if (database.is !== 'there' || !database.formatFits) return [];
  // Of another version's rows nobody knows what they should be.
  if (database.listsCurrent) return comparedWith(database.listed);
  return [
    note(
      'The lists of matches were made by another version, or are to be made anew.',
      'They may lack what this version shows; the record itself is not touched by it.',
      'The next start makes them anew; so does "scoresheet rebuild" while Scoresheet runs.',
    ),
  ];
};

function comparedWith({ archived, missing, differing }: ListedMatches): readonly Finding[] {
  if (missing === 0 && differing === 0) return [];
  const what =
    missing === archived
      ? `The lists are empty, but the archive has ${archived} matches.`
      : `Of ${archived} archived matches, ${missing} are in no list and ${differing} are listed ` +
        'with another number of events.';
  return [
    wrong(
      what,
      'Players do not find their matches, or see old ones; no record is touched by it.',
      'Run "scoresheet rebuild" while Scoresheet runs; with --compare-only it only tells what differs.',
    ),
  ];
}
