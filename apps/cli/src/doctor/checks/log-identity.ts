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
  'Put the settings of the log right; or stop everything and give the log what it lacks: ' +
  '"scoresheet log restore"; or move the old log here: "scoresheet log copy".';
const MATTERS = 'Going on would mix two histories, and so nothing starts.';

const otherLog = (strangers: readonly ReaderPosition[], logId: string): Finding =>
  wrong(
    `The log is ${logId}, but ${strangers.length} readers have read ${strangers[0]?.logId}.`,
    MATTERS,
    MEND,
  );

const pastEnd = ({ who, topic, partition, next, end = 0 }: ReaderPosition): Finding =>
  wrong(
    `The ${who} of ${topic}, partition ${partition}, has read up to ${next}; the log ends at ${end}.`,
    `Entries are missing. ${MATTERS}`,
    MEND,
  );
