/** Worlds that make it hard: slow and doubtful logs, processes that die. Everything from a seed. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LogError, type EventLog } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import fc from 'fast-check';
import type { Checkpoints } from './checkpoints.port.js';
import { toyCounter, type ToyCommand, type ToyState } from './toy-counter.js';

export type Random = () => number;

/** Numbers from 0 up to 1; small and good enough to choose happenings by (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A handle that now and then is overtaken by all others. */
export const randomPace = (random: Random) => async (): Promise<void> => {
  const turns = Math.floor(random() * 5);
  for (let i = 0; i < turns; i += 1) await (random() < 0.5 ? Promise.resolve() : nextTurn());
};

const draftArbitrary = fc.record({
  record: fc.constantFrom(recordNamed('a'), recordNamed('b'), recordNamed('c')),
  type: fc.constantFrom('add', 'add', 'add', 'open', 'close') as fc.Arbitrary<ToyCommand['type']>,
  /** Answers what is open by then, or guesses. */
  guess: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 3 }),
  n: fc.constantFrom(1, 1, 1, 2, 22, -1),
  id: fc.integer({ min: 0, max: 60 }),
});

type Draft = typeof draftArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** Most commands fit what one worker alone would make of them; `idOf` knows what became of an id. */
function commandsOf(
  drafts: readonly Draft[],
  idOf: (draft: Draft, place: number, isRefused: (id: string) => boolean) => string,
): readonly ToyCommand[] {
  const states = new Map<string, ToyState>();
  const refused = new Set<string>();
  return drafts.map((draft, place): ToyCommand => {
    const { record, guess, n } = draft;
    const state = states.get(record);
    const type = state === undefined && guess === null ? 'open' : draft.type;
    const commandId = idOf(draft, place, (id) => refused.has(`${record}/${id}`));
    const command = { record, commandId, type, answers: guess ?? state?.seq ?? 0, n };
    const decided = toyCounter.decide(state, command, 0);
    if ('state' in decided) states.set(record, decided.state);
    const isRefused = decided.outcome === 'refused' || decided.outcome === 'conflict';
    if (isRefused) refused.add(`${record}/${commandId}`);
    return command;
  });
}

const draftsArbitrary = fc.array(draftArbitrary, { minLength: 5, maxLength: 40 });

/** Each command has an id of its own. */
export const commandsArbitrary = draftsArbitrary.map((drafts) =>
  commandsOf(drafts, (_, place) => `c${place}`),
);

/**
 * What careless clients send, who guess, repeat, and use ids twice, and the clock of the log. While
 * it stands still, nobody sends again what was refused: the record does not show which of two
 * sendings of one instant it holds.
 */
export const sendingArbitrary = fc.oneof(
  draftsArbitrary.map((drafts) => ({
    commands: commandsOf(drafts, ({ id }, place, isRefused) =>
      isRefused(`c${id}`) ? `d${place}` : `c${id}`,
    ),
    now: () => 1_000,
  })),
  draftsArbitrary.map((drafts) => {
    let clockMs = 1_000;
    return { commands: commandsOf(drafts, ({ id }) => `c${id}`), now: () => (clockMs += 1) };
  }),
);

/** Appends that land twice, are lost, or land without a word; ends that cannot be asked for. */
export function faultyLog(log: EventLog, random: Random): EventLog {
  const away = () => new LogError('log-unavailable', 'The log is away.');
  return {
    ...passThrough(log),
    async append(to, messages) {
      const fault = random();
      if (fault < 0.1) throw away();
      const receipt = await log.append(to, messages);
      if (fault < 0.2) throw away();
      return fault < 0.3 ? log.append(to, messages) : receipt;
    },
    async end(of) {
      if (random() < 0.1) throw away();
      return log.end(of);
    },
  };
}

export class Crash extends Error {}

interface Mortal {
  readonly log: EventLog;
  readonly archive: ArchiveReader;
  readonly checkpoints: Checkpoints;
  /** Places passed at which the process could have died. */
  readonly passed: () => number;
}

/** A process that dies at the so-manieth place: from then on it does and gets nothing. */
export function mortal(
  { log, archive, checkpoints }: Omit<Mortal, 'passed'>,
  diesAt: number,
): Mortal {
  let places = 0;
  const place = () => {
    places += 1;
    if (places > diesAt) throw new Crash(`died at ${diesAt}`);
  };
  const around =
    <A extends readonly unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      place();
      const answer = await call(...args);
      place();
      return answer;
    };
  return {
    log: {
      ...passThrough(log),
      append: around((to, messages) => log.append(to, messages)),
      end: around((of) => log.end(of)),
      read: around((of, from, limit) => log.read(of, from, limit)),
      subscribe: (of, from, onBatch) =>
        log.subscribe(
          of,
          from,
          around(async (entries, end) => onBatch(entries, end)),
        ),
    },
    archive: {
      position: around((partition) => archive.position(partition)),
      isComplete: around((partition) => archive.isComplete(partition)),
      refuted: around((records) => archive.refuted(records)),
      eventAt: around((partition, offset) => archive.eventAt(partition, offset)),
      heads: around((records, before) => archive.heads(records, before)),
      events: around((record, before, fromSeq) => archive.events(record, before, fromSeq)),
    },
    checkpoints: {
      load: around((of) => checkpoints.load(of)),
      save: around((of, checkpoint) => checkpoints.save(of, checkpoint)),
    },
    passed: () => places,
  };
}

const passThrough = (log: EventLog): EventLog => ({
  logId: log.logId,
  partitions: log.partitions,
  append: (to, messages) => log.append(to, messages),
  read: (of, from, limit) => log.read(of, from, limit),
  start: (of) => log.start(of),
  truncate: (of, before) => log.truncate(of, before),
  end: (of) => log.end(of),
  subscribe: (of, from, onBatch) => log.subscribe(of, from, onBatch),
  close: () => log.close(),
});
