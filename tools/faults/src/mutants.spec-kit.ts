/**
 * Bugs planted on purpose, each of a kind that somebody could write: a simulation that does not
 * find them proves nothing. They reach into what is private, so that what ships needs no door for
 * them.
 */
import { LogError, type EventLog, type Offset } from '@scoresheet/event-log-port';
import { memoryArchive } from '@scoresheet/services-archive';
import { RecordTail } from '@scoresheet/services-tail';
import { CommandWorker } from '@scoresheet/services-worker';
import type { ToyCommand, ToyRefusal, ToyState } from '@scoresheet/services-worker/toy-counter';
import type { ToyParts } from './seeds.js';
import { soundParts } from './simulation.js';

type ToyWorker = CommandWorker<ToyState, ToyCommand, ToyRefusal>;
type ToyTail = RecordTail<ToyState>;

const sound: ToyParts = soundParts();

export const MUTANTS: Readonly<Record<string, ToyParts>> = {
  'a reader that admits by position only': { ...sound, newTail: byPositionOnly },
  'a reader that starts in the middle and asks no archive': {
    ...sound,
    newTail: ({ archive, ...options }) => {
      const position = (partition: number) => archive.position(partition);
      return new RecordTail({ ...options, archive: { ...memoryArchive(), position } });
    },
  },
  'a worker that answers before admission': withWorker(answerEarly),
  'a worker that refuses before the log confirms it': withWorker(refuseEarly),
  'a worker that trusts what was not acknowledged': {
    ...sound,
    newWorker: (options) => {
      const worker = new CommandWorker({ ...options, log: withoutDoubt(options.log) });
      confirmUnseen(worker);
      return worker;
    },
  },
  'a worker that forgets the order of commands': withWorker((worker) => {
    worker['order'].isAfter = () => false;
  }),
  'a worker that goes by stamps that fall': withWorker((worker) => {
    worker['order'].steady = (entry) => entry;
  }),
  'a worker that saves its place before it is done': withWorker((worker) => {
    const inFlight = worker['inFlight'];
    const add = inFlight.add.bind(inFlight);
    inFlight.add = (entry) => {
      add(entry)();
      return () => undefined;
    };
  }),
  'a worker whose outcomes name their command by its id alone': {
    ...sound,
    newWorker: (options) =>
      new CommandWorker({
        ...options,
        encodeOutcome: ({ digest: _, ...outcome }) =>
          options.encodeOutcome(outcome as Parameters<typeof options.encodeOutcome>[0]),
      }),
  },
};

function withWorker(plant: (worker: ToyWorker) => void): ToyParts {
  return {
    ...sound,
    newWorker(options) {
      const worker = sound.newWorker(options);
      plant(worker);
      return worker;
    },
  };
}

function byPositionOnly(options: ConstructorParameters<typeof RecordTail<ToyState>>[0]): ToyTail {
  const tail = sound.newTail(options);
  const heads = tail['admission']['heads'];
  const admit = heads.admit.bind(heads);
  heads.admit = (entry) => {
    if (entry.admitted !== false) {
      const { record, seq, prev } = entry.header;
      if (heads.headOf(record)?.seq === seq - 1) heads.take(record, { seq: seq - 1, hash: prev });
    }
    return admit(entry);
  };
  return tail;
}

function answerEarly(worker: ToyWorker): void {
  const options = worker['dispatcher']['options'];
  const { onDecided } = options;
  Object.assign(options, {
    onDecided(taken: Parameters<typeof onDecided>[0]) {
      if (taken.decided?.is === 'accepted') {
        const { seq } = taken.decided.event.header;
        worker['tell']({ ...taken, done: () => undefined }, { outcome: 'duplicate', seq });
      }
      onDecided(taken);
    },
  });
}

function refuseEarly(worker: ToyWorker): void {
  const options = worker['dispatcher']['options'];
  const { onDecided } = options;
  Object.assign(options, {
    onDecided(taken: Parameters<typeof onDecided>[0]) {
      if (taken.decided?.is === 'refused') {
        worker['tell']({ ...taken, done: () => undefined }, taken.decided.refusal);
      }
      onDecided(taken);
    },
  });
}

function confirmUnseen(worker: ToyWorker): void {
  const options = worker['events']['options'];
  const { onAppended } = options;
  Object.assign(options, {
    onAppended(group: Parameters<typeof onAppended>[0], end: Offset) {
      for (const { decided } of group) if (decided?.is === 'accepted') decided.isConfirmed = true;
      onAppended(group, end);
    },
  });
}

/** Takes an append without an answer for one that was written. */
function withoutDoubt(log: EventLog): EventLog {
  return {
    logId: log.logId,
    partitions: log.partitions,
    append: (to, messages) =>
      log.append(to, messages).catch(async (error: unknown) => {
        if (!(error instanceof LogError)) throw error;
        return { firstOffset: Math.max(0, (await log.end(to)) - messages.length) };
      }),
    read: (of, from, limit) => log.read(of, from, limit),
    start: (of) => log.start(of),
    truncate: (of, before) => log.truncate(of, before),
    end: (of) => log.end(of),
    subscribe: (of, from, onBatch) => log.subscribe(of, from, onBatch),
    close: () => log.close(),
  };
}
