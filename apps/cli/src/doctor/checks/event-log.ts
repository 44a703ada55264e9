import type { Check } from '../check.js';
import { note, wrong } from '../finding.js';

/** The log can be read, and no move of it is half done. */
export const eventLog: Check = ({ database }) => {
  if (database.is !== 'there') return [];
  const { logProblem, copyBegun } = database;
  return [
    ...(logProblem === undefined ? [] : [unreadable(logProblem)]),
    ...(copyBegun ? [begun] : []),
  ];
};

const unreadable = (says: string) =>
  wrong(
    says,
    'Without its log nothing starts and no action is accepted.',
    'Start the brokers, or put the settings that begin with KAFKA_ right; where topics are not as ' +
      'they must be, do what the message says.',
  );

const begun = note(
  'A copy of the log to another one was begun and not finished.',
  'The installation is still on its old log, and nothing is lost.',
  'Do "scoresheet log copy" again, which goes on; or leave it, and start as before.',
);
