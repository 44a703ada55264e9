/** Scrubbers over the world of projectors, and damage to either copy. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { Entry } from '@scoresheet/event-log-port';
import { afterEach, expect, vi } from 'vitest';
import {
  append,
  database,
  log,
  matches,
  PATIENCE_MS,
  projectedToEnd,
  projectedWorld,
  startProjector,
  TOPIC,
} from '../projected-world.spec-kit.js';
import { interleaved, type WrittenEvent } from '../written-matches.spec-kit.js';
import { Scrubber, type ScrubberSources } from './scrubber.js';

const running: { stop(): Promise<void> }[] = [];

/** Called once at the top of a spec file, in place of `projectedWorld`. */
export function scrubbedWorld(): void {
  projectedWorld();
  stopScrubbers();
}

/** Called once at the top of a spec file, after `projectedWorld`. */
export function stopScrubbers(): void {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
  });
}

export const ONE = recordNamed('1');
export const TWO = recordNamed('2');
const FAST = 1_000_000_000;

export function startScrubber(more: Partial<ScrubberSources> = {}) {
  const stopping = new AbortController();
  const told: string[] = [];
  const mended: string[] = [];
  const troubles: unknown[] = [];
  const scrubber = new Scrubber({
    log,
    database,
    topics: [TOPIC],
    bytesPerSecond: FAST,
    onDifference: (words) => void told.push(words),
    onMended: (words) => void mended.push(words),
    onTrouble: (error) => void troubles.push(error),
    ...more,
  });
  const ended = scrubber.run(stopping.signal);
  const stop = async () => {
    stopping.abort();
    await ended;
  };
  const cycled = () =>
    vi.waitFor(() => expect(scrubber.figures().cycleSeconds).toBeDefined(), {
      timeout: PATIENCE_MS,
      interval: 20,
    });
  running.push({ stop });
  return { scrubber, told, mended, troubles, cycled, stop };
}

export const hasRead = (scrubber: Scrubber) =>
  vi.waitFor(() => expect(scrubber.figures().bytes).toBeGreaterThan(0), {
    timeout: PATIENCE_MS,
    interval: 5,
  });

export async function played(): Promise<readonly (readonly WrittenEvent[])[]> {
  const all = matches(4);
  startProjector();
  await append(interleaved(all));
  await projectedToEnd();
  return all;
}

export const change = (what: string, record: string, seq: number) =>
  database.query(`update scoresheet.archived_event set ${what} where record = $1 and seq = $2`, [
    record,
    seq,
  ]);

export const ONE_BYTE = `bytes = set_byte(bytes, length(bytes) - 3, get_byte(bytes, length(bytes) - 3) # 1)`;

export const isEvent = ({ value }: Entry, record: string, seq: number): boolean =>
  Buffer.from(value).toString().startsWith(`["scoresheet/1","${record}",${seq},`);

/** The log with something else in place of single entries. */
export const logWith = (of: (entry: Entry) => readonly Entry[]): typeof log =>
  Object.assign(log.openAnother(), {
    read: async (...asked: Parameters<typeof log.read>) =>
      (await log.read(...asked)).flatMap((entry) => of(entry)),
  });
