import { differenceInWords } from '@scoresheet/services-archive';
import type { Check } from '../check.js';
import { wrong, type Finding } from '../finding.js';
import type { CopiesState } from '../probes.js';

type Kind = CopiesState['differences'][number]['kind'];

const NAMED = 3;

/** Log and archive hold the same events, to the byte. */
export const copies: Check = ({ database }) => {
  if (database.is !== 'there' || database.copies === undefined) return [];
  const { lacking, differences } = database.copies;
  const ofKinds = (...kinds: readonly Kind[]) =>
    differences.filter(({ kind }) => kinds.includes(kind));
  return [
    ...lacking.map(lackingFinding),
    ...told(ofKinds('archive-changed', 'archive-lacks'), ARCHIVE),
    ...told(ofKinds('log-changed', 'log-lacks'), LOG),
    ...told(ofKinds('both-changed'), BOTH),
  ];
};

interface Advice {
  readonly matters: string;
  readonly todo: string;
}

const ARCHIVE: Advice = {
  matters: 'Nothing is lost: the log has the right bytes, and is read instead.',
  todo:
    'Leave Scoresheet running: it mends the archive by itself. Or run "scoresheet rebuild ' +
    'archive". Check the disk of the database.',
};
const LOG: Advice = {
  matters:
    'Nothing is lost: the archive has the right bytes. A reader of the log alone stops there.',
  todo:
    'Stop every Scoresheet and run "scoresheet log mend"; with the log on Kafka, run "scoresheet ' +
    'log restore" with another KAFKA_PREFIX. Check the disks of the log.',
};
const BOTH: Advice = {
  matters: 'Its record is suspended from there on; all others go on.',
  todo: 'Restore the event from a backup of the log or of the database, then run the doctor again.',
};

const lackingFinding = (lacking: CopiesState['lacking'][number]): Finding =>
  wrong(
    `The archive of topic "${lacking.topic}", partition ${lacking.partition}, has lost or changed ` +
      `events: it has ${lacking.has} events of ${lacking.given}.`,
    'No record is begun in that partition, because it might have been there before.',
    'Leave Scoresheet running: it restores them from the log. Or run "scoresheet rebuild archive".',
  );

function told(
  differences: CopiesState['differences'],
  { matters, todo }: Advice,
): readonly Finding[] {
  if (differences.length === 0) return [];
  const some = differences.slice(0, NAMED).map((one) => differenceInWords(one, one));
  const more = differences.length > NAMED ? ` And ${differences.length - NAMED} more.` : '';
  return [wrong(`${some.join(' ')}${more}`.replace(/^e/, 'E'), matters, todo)];
}
