/**
 * Runs the commands of one partition: takes them in their order, decides each on the state of its
 * record ahead of the log, appends the events, and says what became of the others once the log
 * confirms it. Any number of workers may run on the same partition: the chain lets one event win,
 * and all that a worker loses by it is time.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { traceHeadersOf } from '@scoresheet/contracts-messages';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { Appender } from '@scoresheet/event-log-port';
import type { Subscription, Entry, Message, PartitionRef } from '@scoresheet/event-log-port';
import { verifyCheckpoint } from '@scoresheet/services-archive';
import { RecordTail, type Suspended } from '@scoresheet/services-tail';
import { CheckpointKeeper } from './checkpoint-keeper.js';
import { CommandOrder } from './command-order.js';
import { CommandDispatcher } from './command-dispatcher.js';
import { CommandsInFlight } from './commands-in-flight.js';
import { encodedOutcome, type Untold } from './encoded-outcome.js';
import { eventMessage, finishedCommand, isOfPartition, tolerant } from './taken-command.js';
import type { TakenCommand } from './taken-command.js';
import type { WorkerOptions, WorkerTopics } from './worker-options.js';
import type { WorkerCounts } from './worker-counts.js';
import * as limits from './worker-options.js';

export class CommandWorker<S, C extends AnyCommand, R extends AnyRefusal> {
  /**
   * Fulfilled by `stop`; rejected when the worker cannot go on, and then nothing is lost: the next
   * one decides again what this one had not finished.
   */
  readonly ended: Promise<void>;
  private readonly decode: (entry: Entry) => C | undefined;
  /** What stands in the log, for whoever works beside the worker; it starts and stops with it. */
  readonly tail: RecordTail<S>;
  private readonly dispatcher: CommandDispatcher<S, C, R>;
  private readonly events: Appender<TakenCommand<C, R>>;
  private readonly outcomes: Appender<{ readonly message: Message; readonly done: () => void }>;
  private readonly inFlight: CommandsInFlight;
  private readonly checkpoint: CheckpointKeeper;
  private readonly order = new CommandOrder();
  private readonly stopping = new AbortController();
  private isTaking = true;
  private subscription: Subscription | undefined;
  private sweepTimer: NodeJS.Timeout | undefined;
  private end!: { fulfil: () => void; reject: (error: unknown) => void };
  private readonly counted = { accepted: 0, malformed: 0, nextCommand: 0 };
  private readonly sent: Record<string, number> = {};

  constructor(private readonly options: WorkerOptions<S, C, R>) {
    const { log, aggregate, archive, proves, onSuspended } = options;
    this.ended = new Promise((fulfil, reject) => (this.end = { fulfil, reject }));
    this.decode = tolerant(options.decodeCommand);
    const onError = (error: unknown) => this.fail(error);
    const stopped = this.stopping.signal;
    const of = this.place('events');
    const listening = onSuspended === undefined ? {} : { onSuspended };
    const tail = new RecordTail({ log, of, archive, aggregate, proves, ...listening });
    this.tail = tail;
    this.events = new Appender({
      log,
      to: of,
      onError,
      stopped,
      messageOf: (taken) => this.foreseen(taken),
      onAppended: (decided, end) => this.dispatcher.appended(decided, end),
    });
    this.outcomes = new Appender({
      log,
      to: this.place('outcomes'),
      onError,
      stopped,
      messageOf: ({ message }) => message,
      onAppended: (told) => told.forEach(({ done }) => done()),
    });
    this.dispatcher = this.dispatching(onError);
    this.checkpoint = new CheckpointKeeper({
      log,
      of: this.place('commands'),
      checkpoints: options.checkpoints,
      everyMs: options.saveEveryMs ?? limits.SAVE_EVERY_MS,
    });
    this.inFlight = new CommandsInFlight((entry) => this.checkpoint.passed(entry));
  }

  private dispatching(onError: (error: unknown) => void): CommandDispatcher<S, C, R> {
    const { aggregate, archive, partition, onState, prepare } = this.options;
    return new CommandDispatcher<S, C, R>({
      aggregate,
      tail: this.tail,
      order: this.order,
      onError,
      stopped: this.stopping.signal,
      onState,
      prepare,
      isArchiveComplete: () => archive.isComplete(partition),
      onDecided: (taken) => this.events.add(taken),
      onStanding: (taken) => this.finish(taken),
      onBroken: (failed) => void this.tail.suspensions.suspend(failed, failed.error),
    });
  }

  /** Resolves when commands are taken in; rejects when the log is not the one known from before. */
  async start(): Promise<void> {
    const { log, checkpoints } = this.options;
    const commands = this.place('commands');
    const checkpoint = await checkpoints.load(commands);
    if (checkpoint !== undefined) await verifyCheckpoint(log, commands, checkpoint);
    const before = checkpoint?.next ?? (await log.start(commands));
    this.counted.nextCommand = before;
    await this.options.beforeDecoding?.([]);
    const readBack = { before, decode: this.decode, toMs: checkpoint?.timeMs ?? 0 };
    await this.order.readBack(log, commands, readBack);
    await this.tail.start();
    await this.tail.atEnd().catch(async (error: unknown) => {
      await this.tail.stop();
      throw error;
    });
    this.tail.ended.catch((error: unknown) => this.fail(error));
    this.subscription = log.subscribe(commands, before, (entries) => this.take(entries));
    this.subscription.ended.catch((error: unknown) => this.fail(error));
    this.sweepTimer = setInterval(() => this.dispatcher.sweep(), limits.SWEEP_EVERY_MS).unref();
  }

  /** Takes no more commands, finishes those in flight as far as the log lets it, and saves. */
  async stop(): Promise<void> {
    clearInterval(this.sweepTimer);
    this.isTaking = false;
    this.inFlight.abandon();
    await this.subscription?.stop();
    const patience = AbortSignal.any([
      this.stopping.signal,
      AbortSignal.timeout(limits.STOP_WITHIN_MS),
    ]);
    await this.inFlight.atMost(0, patience);
    await this.checkpoint.save();
    this.stopping.abort();
    await this.tail.stop();
    this.end.fulfil();
  }

  counts(): WorkerCounts {
    return {
      ...this.counted,
      nextEvent: this.tail.next,
      outcomes: { ...this.sent },
      lostRaces: this.dispatcher.lostRaces,
      inFlight: this.inFlight.size,
      records: this.dispatcher.size,
      tail: this.tail.counts(),
    };
  }

  private place(topic: keyof WorkerTopics): PartitionRef {
    return { topic: this.options.topics[topic], partition: this.options.partition };
  }

  private async take(entries: readonly Entry[]): Promise<void> {
    await this.options.beforeDecoding?.(entries);
    for (const [i, entry] of entries.entries()) {
      if (!this.isTaking) return;
      this.takeOne(entry);
      if ((i + 1) % limits.DECIDED_AT_ONCE === 0) await nextTurn();
    }
    if (this.isTaking) await this.inFlight.atMost(limits.MAX_IN_FLIGHT);
  }

  private takeOne(taken: Entry): void {
    const entry = this.order.steady(taken);
    const done = this.inFlight.add(entry);
    this.counted.nextCommand = entry.offset + 1;
    const command = this.decode(taken);
    if (command === undefined || !isOfPartition(command, this.options)) {
      this.counted.malformed += 1;
      done();
    } else {
      this.order.remember(command, entry);
      const takenAtMs = performance.now();
      this.dispatcher.take({ entry, command, takenAtMs, done, decided: undefined, passedOver: 0 });
    }
  }

  /** Keeps an accepted event from being read again where it comes by. A refusal has none. */
  private foreseen({ decided, entry }: TakenCommand<C, R>): Message | undefined {
    if (decided?.is !== 'accepted') return undefined;
    this.tail.foresee(decided.event);
    return eventMessage(decided.event, entry, this.options);
  }

  private finish(taken: TakenCommand<C, R>): void {
    const { decided, done } = taken;
    if (decided === undefined) throw new Error('a command was settled that is not decided');
    if (decided.is === 'accepted') {
      this.counted.accepted += 1;
      const { seq } = decided.event.header;
      this.options.onFinished?.(finishedCommand(taken, { outcome: 'accepted', seq }));
      done();
    } else if (decided.is === 'refused') {
      this.tell(taken, decided.refusal);
    } else {
      const { seq, error, hash } = decided;
      const failed = withoutUndefined<Suspended>({ record: taken.command.record, seq, hash });
      const { reference } = this.tail.suspensions.suspend(failed, error);
      this.tell(taken, { outcome: 'internal-error', reference });
    }
  }

  private tell(taken: TakenCommand<C, R>, outcome: Untold<R>): void {
    const { encodeOutcome } = this.options;
    const value = encodedOutcome(taken, outcome, { encodeOutcome, tail: this.tail });
    this.sent[outcome.outcome] = (this.sent[outcome.outcome] ?? 0) + 1;
    this.options.onFinished?.(finishedCommand(taken, outcome));
    const headers = traceHeadersOf(taken.entry.headers) ?? {};
    this.outcomes.add({ message: { key: taken.command.record, value, headers }, done: taken.done });
  }

  private fail(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    this.stopping.abort();
    this.isTaking = false;
    this.inFlight.abandon();
    clearInterval(this.sweepTimer);
    this.end.reject(error);
    void this.subscription?.stop();
    void this.tail.stop();
  }
}
