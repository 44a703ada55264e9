import type { Check } from '../check.js';
import { wrong, type Finding } from '../finding.js';
import type { ReaderPosition } from '../probes.js';

/** Every reader has read this log, and no further than it goes. */
export const logIdentity: Check = ({ database }) => {
  if (database.is !== 'there' || database.logId === undefined) return [];
  const { logId, readers } = database;
  const strangers = readers.filter((reader) => reader.logId !== logId);
  const beyond = readers.filter(
    (reader) => reader.logId === logId && reader.next > (reader.end ?? 0),
  );
  return [...(strangers.length > 0 ? [otherLog(strangers, logId)] : []), ...beyond.map(pastEnd)];
};

const MEND =
  'Correct the settings of the log. Or stop everything and restore what the log lacks: ' +
  '"scoresheet log restore". Or move the old log here: "scoresheet log copy".';
const MATTERS = 'Going on would mix two histories, so nothing starts.';

const otherLog = (strangers: readonly ReaderPosition[], logId: string): Finding =>
  wrong(
    `The log is ${logId}, but ${strangers.length} readers have read another one: ${strangers[0]?.logId}.`,
    MATTERS,
    MEND,
  );

const pastEnd = ({ who, topic, partition, next, end = 0 }: ReaderPosition): Finding =>
  wrong(
    `The ${who} of ${topic}, partition ${partition}, has read up to ${next}; the log ends at ${end}.`,
    `The log has lost entries. ${MATTERS}`,
    MEND,
  );
