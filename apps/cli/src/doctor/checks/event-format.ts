import type { Check } from '../check.js';
import { wrong } from '../finding.js';

/** The events are of the format that this program reads. */
export const eventFormat: Check = ({ database }) => {
  if (database.is !== 'there' || database.formatFits) return [];
  return [
    wrong(
      'The events of this installation are not in the format scoresheet/1.',
      'This version cannot read them, so it does not start.',
      'Start the version that wrote them, or begin with an empty data folder or database.',
    ),
  ];
};
