/**
 * Tables that are always being played, for those who look around: one ends, the next begins. Bots of
 * the house sit there, so that every page can say so of their seats; who opens the match only waits.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, ask, type ApiAddress } from './api-client.js';
import { findGame, signIn } from './guests.js';
import { CREATE_OPEN_MATCH, MATCH, SEAT_BOT } from './operations.js';
import { send, type Sender } from './send-command.js';
import type { DemoTable, TableMemory } from './table-memory.js';

/** The time between the end of a match and the next one at the same table. */
const DEMO_PAUSE_MS = 5_000;
/** The wait after an error that time may cure: a suspended match, rules that were changed. */
const DEMO_RECOVER_MS = 30_000;
/** How often a table is looked at. A subscription would count as somebody who watches. */
const DEMO_LOOK_MS = 2_000;

interface DemoTablesOptions {
  /** Address of the api, such as `http://localhost:3000`. */
  readonly url: string;
  /** How many matches are played at once. */
  readonly tables: number;
  readonly signal: AbortSignal;
  /** Tables that were being played when the process ended go on. */
  readonly memory: TableMemory;
  readonly pauseMs?: number;
  readonly lookMs?: number;
  readonly onFinished?: (table: DemoTable) => void;
  readonly onError?: (error: Error) => void;
}

/** Resolves when the signal is given. Errors of a match end that match, not the table. */
export async function demoTables(options: DemoTablesOptions): Promise<void> {
  const numbers = Array.from({ length: options.tables }, (_, index) => index + 1);
  await Promise.all(numbers.map((number) => keepPlaying(options, `table-${number}`)));
}

async function keepPlaying(options: DemoTablesOptions, name: string): Promise<void> {
  const { signal, memory, pauseMs = DEMO_PAUSE_MS, onFinished, onError } = options;
  while (!signal.aborted) {
    let waitMs = pauseMs;
    try {
      // Not within the call, which evaluates nothing where nobody wants to hear of it.
      const table = await playRound(options, name);
      onFinished?.(table);
    } catch (error) {
      if (signal.aborted) return; // the table stays in memory: the next life takes it up
      onError?.(error as Error);
      waitMs = DEMO_RECOVER_MS;
    }
    await memory.forget(name);
    await pause(waitMs, signal);
  }
}

/** One match, from the lobby or from where the last life has left it to its end. */
async function playRound(options: DemoTablesOptions, name: string): Promise<DemoTable> {
  const { memory, signal, lookMs = DEMO_LOOK_MS } = options;
  const table = (await memory.recall(name)) ?? (await openTable(options));
  await memory.keep(name, table);
  const address = { ...options, token: table.host.token };
  const sender: Sender = { address, actor: table.host.actor, match: table.match };
  for (;;) {
    const { status, seats } = await lookAt(address, table);
    if (status === 'OVER') return table;
    for (const { seat, actor } of seats) {
      if (actor === null) await seatBot(sender, seat);
    }
    await sleep(lookMs, undefined, { signal });
  }
}

async function openTable(options: DemoTablesOptions): Promise<DemoTable> {
  const host = await signIn(options);
  const { id, minSeats } = await findGame(options, undefined);
  const address = { ...options, token: host.token };
  const opened = { commandId: randomUUID(), game: id, seats: minSeats };
  type Created = { readonly __typename: string; readonly match?: string; readonly says?: string };
  for (;;) {
    const { createMatch } = await ask<{ createMatch: Created }>(address, CREATE_OPEN_MATCH, opened);
    if (createMatch.match !== undefined) return { match: createMatch.match, host };
    if (createMatch.__typename !== 'Pending') throw new ApiError(createMatch.says ?? '');
  }
}

const seatBot = (sender: Sender, seat: number) =>
  send(sender, { commandId: `bot-${seat}`, mutation: SEAT_BOT, variables: { seat } });

interface Looked {
  readonly status: string;
  readonly seats: readonly { readonly seat: number; readonly actor: string | null }[];
}

async function lookAt(address: ApiAddress, { match }: DemoTable): Promise<Looked> {
  const found = await ask<{ match: Looked | null }>(address, MATCH, { match });
  if (found.match === null) throw new ApiError(`There is no match ${match}.`);
  return found.match;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
