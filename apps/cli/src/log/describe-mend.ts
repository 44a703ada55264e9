/** What became of a log whose copy was damaged, for a person. */
import { differenceInWords, type MendLogReport } from '@scoresheet/services-archive';
import { wrap, wrapLine } from '../program/wrap.js';

/** Differences that are told one by one; JSON has all. */
const TOLD = 20;

const LOG_KINDS: ReadonlySet<string> = new Set(['log-changed', 'log-lacks']);

export function describeMend({ entries, mended, left }: MendLogReport): readonly string[] {
  const looked = `${entries} entries of the log were compared with the archive.`;
  const words =
    mended === 0
      ? left.length === 0
        ? `${looked} Every event stands in both, to the byte.`
        : looked
      : `${looked} ${mended} events that were changed or lost in the log are right again.`;
  const told = left.slice(0, TOLD).flatMap((one) => wrap(differenceInWords(one, one), '  '));
  const more = left.length > TOLD ? [`  and ${left.length - TOLD} more`] : [];
  return [...wrapLine(words), ...told, ...more, ...whatToDo(left).flatMap(wrapLine)];
}

function whatToDo(left: MendLogReport['left']): readonly string[] {
  const isOfLog = left.some(({ kind }) => LOG_KINDS.has(kind));
  const isOfArchive = left.some(({ kind }) => kind.startsWith('archive-'));
  return [
    ...(isOfLog
      ? [
          'A topic of Kafka takes no byte back. Set another KAFKA_PREFIX and run "scoresheet log ' +
            'restore": it fills new topics from the archive.',
        ]
      : []),
    ...(isOfArchive ? ['"scoresheet rebuild archive" mends the archive from the log.'] : []),
  ];
}
