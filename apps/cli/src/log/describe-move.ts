/** What became of a log that was copied or restored, for a person. */
import type { CopyReport, RestoreReport } from '@scoresheet/services-archive';
import { wrapLine } from '../program/wrap.js';
import type { LogKind } from './log-sides.js';

export function describeCopy(report: CopyReport, to: LogKind): readonly string[] {
  const { records, events, appended, leftBehind, undecided } = report;
  const where = to === 'kafka' ? 'on Kafka' : 'in the database';
  const setting = to === 'kafka' ? 'SCORESHEET_LOG=kafka' : 'SCORESHEET_LOG=postgres or none';
  return [
    `${records} records with ${events} events are ${where}; ${appended} entries were written.`,
    'Every record ends with the same hash on both logs, and the database is on the new one.',
    ...(leftBehind === 0 ? [] : [`${leftBehind} entries that are no events were left behind.`]),
    ...(undecided === 0 ? [] : [undecidedWords(undecided)]),
    `From now on start with ${setting}. The old log stays as it is; keep it until you have a ` +
      'backup of the new one.',
  ].flatMap(wrapLine);
}

const undecidedWords = (commands: number): string =>
  `${commands} commands were not decided yet. They will be, and their official time is now.`;

export function describeRestore(report: RestoreReport): readonly string[] {
  const { records, events, appended, archived } = report;
  const words =
    appended === 0
      ? `The log lacks nothing of the archive: ${records} records with ${events} events.`
      : `${appended} events that the log lacked were written; it has ${records} records with ` +
        `${events} events.`;
  return [
    words,
    ...(archived === 0 ? [] : [`${archived} events were in the log alone and are archived now.`]),
    'The database is on this log. Scoresheet can be started.',
  ].flatMap(wrapLine);
}
