/**
 * The clock of matches: looks for those in which nothing has happened for their time, and says so
 * by a command. It decides nothing. The decider accepts the command only if the record agrees, so
 * that any number of clocks may run, and one that goes wrong closes nothing too early.
 */
import { TOPICS, type AbandonMatch } from '@scoresheet/contracts-messages';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { EventLog } from '@scoresheet/event-log-port';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { ClockedMatches } from './clocked-worker.js';
import type { EndedGames } from './next-games.js';
import { CLOCK_ACTOR } from './match-clock.js';
import { clockMessage } from './clock-message.js';

/** A match that was left, as far as a projection knows. */
interface DueMatch {
  readonly record: string;
  /** The last event. */
  readonly seq: number;
}

/** The matches that clocks and the house look at. What they find may be out of date: the decider knows better. */
export interface DueMatches extends ClockedMatches, EndedGames {
  /** Open and running matches whose time is up at `nowMs`, those that wait longest first. */
  due(nowMs: number, atMost: number): Promise<readonly DueMatch[]>;
}

interface AbandonClockOptions {
  readonly log: EventLog;
  readonly due: Pick<DueMatches, 'due'>;
  /** The clock proves by them who sends its commands. */
  readonly keys: PurposeKeys;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

interface AbandonClock {
  /** One look. Resolves when the commands are in the log. */
  look(): Promise<void>;
}

const DUE_AT_ONCE = 200;
/** A command whose event is not projected by then is sent anew; then after twice as long. */
export const SAY_AGAIN_AFTER_MS = 60_000;
/** The longest pause between two commands for a match that stands still where it is decided. */
const LONGEST_SILENCE_MS = 3_600_000;

interface Said {
  readonly times: number;
  readonly atMs: number;
}

export function abandonClock({ log, due, keys, now }: AbandonClockOptions): AbandonClock {
  let said = new Map<string, Said>();

  async function say(match: DueMatch, times: number): Promise<void> {
    const { record } = match;
    const partition = partitionOf(record, log.partitions, sha256);
    const message = clockMessage(abandonCommand(match, times), keys);
    await log.append({ topic: TOPICS.matchCommands, partition }, [message]);
  }

  return {
    async look() {
      const nowMs = now();
      const before = said;
      said = new Map();
      for (const match of await due.due(nowMs, DUE_AT_ONCE)) {
        const key = `${match.record}/${match.seq}`;
        let last = before.get(key);
        if (last === undefined || nowMs >= last.atMs + silenceAfterMs(last.times)) {
          last = { times: (last?.times ?? 0) + 1, atMs: nowMs };
          await say(match, last.times);
        }
        said.set(key, last);
      }
    },
  };
}

const silenceAfterMs = (times: number): number =>
  Math.min(SAY_AGAIN_AFTER_MS * 2 ** (times - 1), LONGEST_SILENCE_MS);

/**
 * Two clocks that find the same say the same, so that one of the two commands is the other's
 * repetition. One that is said anew has a new id: what was refused stays refused.
 */
const abandonCommand = ({ record, seq }: DueMatch, times: number): AbandonMatch => ({
  type: 'abandon-match',
  commandId: `abandon-${seq}-${times}`,
  record,
  actor: CLOCK_ACTOR,
  role: 'clock',
  expectedSeq: seq,
});
