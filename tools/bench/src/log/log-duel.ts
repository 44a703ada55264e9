/**
 * From a prefilled command log to admitted events, beside the raw append of the same bytes: what the
 * rules, the sealing and the chain cost on top of a log.
 */
import { TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog } from '@scoresheet/event-log-port';
import { interleave, turnHere, type Rounds, type Task, type Timed } from '../interleave.js';
import { compare, rateRow, type Figures } from '../figures.js';
import { appendAll, prefill, type Load, type Prefilled } from './prefill.js';
import { readyWorkers } from './workers.js';

interface LogContest extends Load {
  /** What the log is called in the table. */
  readonly on: string;
  readonly goal?: string;
  readonly rounds: Rounds;
  /** Opens an empty log for one round, with the topics of matches and those of the contest. */
  readonly openLog: () => Promise<EventLog>;
  /** Makes ready to append the events as they are; in words what that is. */
  readonly raw: {
    readonly words: string;
    readonly prepare: (events: Prefilled) => Promise<Prepared>;
  };
}

export interface Prepared {
  readonly timed: Timed;
  readonly close: () => Promise<void>;
}

export async function logContest(contest: LogContest): Promise<Figures> {
  const { game, matchesAtOnce, on, goal, rounds, raw } = contest;
  const prefilled = prefill(contest);
  const of = `events of ${game.name} on ${on}`;
  const at = `${matchesAtOnce} at once`;
  const names = [`${raw.words}, ${at}`, `commands to admitted events, ${at}`] as const;
  const tasks = [
    closingTask(names[0], () => raw.prepare(prefilled)),
    closingTask(names[1], () => prepareWork(contest, prefilled)),
  ];
  const [base, worked] = await interleave(tasks, rounds, turnHere);
  await Promise.all(tasks.map((task) => task.close()));
  if (base === undefined || worked === undefined) throw new Error('two tasks gave no two rates');
  const rows = [rateRow(names[0], of, base), rateRow(names[1], of, worked)] as const;
  const comparison = compare(rows[1], rows[0], goal);
  return { rows, comparisons: [{ ...comparison, bench: `${comparison.bench} (${of})` }] };
}

/** What a round has opened is closed before the next one, and that is not timed. */
function closingTask(
  name: string,
  prepare: () => Promise<Prepared>,
): Task & { close(): Promise<void> } {
  let last: Prepared | undefined;
  const close = async (): Promise<void> => {
    await last?.close();
    last = undefined;
  };
  return {
    name,
    close,
    async prepare() {
      await close();
      last = await prepare();
      return last.timed;
    },
  };
}

async function prepareWork({ openLog, game }: LogContest, prefilled: Prefilled): Promise<Prepared> {
  const log = await openLog();
  await appendAll(log, TOPICS.matchCommands, prefilled.commands);
  const workers = await readyWorkers(log, game, prefilled);
  const close = async (): Promise<void> => {
    await workers.stop();
    await log.close();
  };
  return { timed: () => workers.work(), close };
}
