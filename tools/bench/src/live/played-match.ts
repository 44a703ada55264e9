/** One match that is played at a rate, each action due at its time. */
import { clockMs } from './clock-ms.js';
import { openLoop } from './open-loop.js';
import type { LiveTable } from './table.js';

interface Rate {
  readonly aSecond: number;
  readonly seconds: number;
}

interface PlayedEvent {
  readonly commandId: string;
  /** When the action was due and when it was answered, by `clockMs`. */
  readonly dueMs: number;
  readonly answeredMs: number;
}

export interface Played {
  readonly events: readonly PlayedEvent[];
  /** Accepted events a second. */
  readonly aSecond: number;
}

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 2;

/** Resolves when everything is answered; what comes after the end of the match is not sent. */
export async function playAt({ aSecond, seconds }: Rate, table: LiveTable): Promise<Played> {
  const events: PlayedEvent[] = [];
  const acts: Promise<void>[] = [];
  const beganMs = clockMs();
  const clockAheadMs = beganMs - performance.now();
  let turn: Promise<void> = Promise.resolve();
  const act = async (dueMs: number): Promise<void> => {
    await somebodyIsAsked(table);
    if (table.isOver()) return;
    const commandId = `seen-${acts.length}-${Math.round(dueMs)}`;
    await table.act(commandId);
    events.push({ commandId, dueMs, answeredMs: clockMs() });
  };
  const begin = (due: number): void => {
    turn = turn.then(() => act(due + clockAheadMs));
    acts.push(turn);
  };
  await openLoop({ aSecond, seconds, begin });
  await Promise.all(acts);
  return { events, aSecond: (1_000 * events.length) / (clockMs() - beganMs) };
}

async function somebodyIsAsked(table: LiveTable): Promise<void> {
  const untilMs = clockMs() + PATIENCE_MS;
  while (!table.isReady() && !table.isOver()) {
    if (clockMs() > untilMs) throw new Error('Nobody is asked, and the match is not over.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
