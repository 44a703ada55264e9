import type { Check } from '../check.js';
import { note } from '../finding.js';

/** Lists are as this version makes them. */
export const readModels: Check = ({ database }) => {
  if (database.is !== 'there' || database.listsCurrent) return [];
  return [
    note(
      'The lists of matches were made by another version, or are to be made anew.',
      'They may lack what this version shows; the record itself is not touched by it.',
      'The next start makes them anew; so does "scoresheet rebuild" while Scoresheet runs.',
    ),
  ];
};
