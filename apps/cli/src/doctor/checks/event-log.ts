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
    'Without the log nothing starts and no action is accepted.',
    'Start the brokers, or correct the settings that begin with KAFKA_. If the message is about ' +
      'topics, do what it says.',
  );

const begun = note(
  'Somebody began to copy the log to another one and did not finish.',
  'The installation still uses its old log, and nothing is lost.',
  'Run "scoresheet log copy" again to finish it, or leave it and start as before.',
);
