/**
 * The spectators of one match, in a process of their own: none of what it costs to listen is in the
 * time that the players measure. It tells when the last of them heard of each event.
 */
import { help } from '../child-process.js';
import { clockMs } from './clock-ms.js';
import { watch, type Watcher } from './watch.js';

export type CrowdTask =
  | {
      readonly does: 'gather';
      readonly url: string;
      readonly match: string;
      readonly from: number;
      readonly spectators: number;
    }
  /** Answered when everybody has heard of every one of these commands. */
  | { readonly does: 'tell'; readonly commandIds: readonly string[] };

export interface CrowdTold {
  /** When the last spectator had each event, by `clockMs`, in the order of the commands. */
  readonly lastMs: readonly number[];
}

const WATCH_AT_ONCE = 50;
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 5;

interface Heard {
  times: number;
  lastMs: number;
}

const watchers: Watcher[] = [];
const heard = new Map<string, Heard>();

function onEvent(commandId: string): void {
  const known = heard.get(commandId) ?? { times: 0, lastMs: 0 };
  heard.set(commandId, known);
  known.times += 1;
  known.lastMs = clockMs();
}

async function gather(task: Extract<CrowdTask, { does: 'gather' }>): Promise<void> {
  const { url, match, from, spectators } = task;
  while (watchers.length < spectators) {
    const more = Math.min(WATCH_AT_ONCE, spectators - watchers.length);
    const watching = { url, match, from, withTable: true, onEvent };
    watchers.push(...(await Promise.all(Array.from({ length: more }, () => watch(watching)))));
  }
}

async function tell(commandIds: readonly string[]): Promise<readonly number[]> {
  const untilMs = clockMs() + PATIENCE_MS;
  const isMissing = (id: string) => heard.get(id)?.times !== watchers.length;
  while (commandIds.some(isMissing)) {
    if (clockMs() > untilMs) throw new Error('The server did not keep up with the crowd.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return commandIds.map((id) => heard.get(id)?.lastMs ?? NaN);
}

help<CrowdTask, CrowdTold>(async (task) => {
  if (task.does === 'tell') return { lastMs: await tell(task.commandIds) };
  await gather(task);
  return { lastMs: [] };
});
