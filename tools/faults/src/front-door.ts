/**
 * What the api does for a command, without its HTTP: hand it in, and wait for its event or its
 * outcome (services/api, CommandClient).
 */
import type { MortalProcess } from '@scoresheet/event-log-faulty';
import type { Subscription, Entry } from '@scoresheet/event-log-port';
import { RecordTail, type AdmittedEvent, type TailOptions } from '@scoresheet/services-tail';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Mortal } from '@scoresheet/services-worker';
import { isDuplicate, keyOf, type Outcome, type RecordKindOf } from './play.js';
import { placeOf, type Surroundings } from './world.js';

export const COMMAND_DEADLINE_MS = 10_000;

export type Verdict =
  | { readonly is: 'accepted'; readonly seq: number; readonly hash: string }
  | { readonly is: 'refused'; readonly outcome: Outcome };

type Answer = { readonly event: AdmittedEvent } | { readonly outcome: Outcome };

interface Waiter<C extends AnyCommand> {
  readonly command: C;
  readonly digest: string;
  readonly answer: (answer: Answer) => void;
}

interface FrontDoorOptions<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly play: RecordKindOf<S, C, R>;
  readonly process: MortalProcess;
  readonly around: Surroundings;
  readonly newTail: (options: TailOptions<S>) => RecordTail<S>;
}

export class FrontDoor<S, C extends AnyCommand, R extends AnyRefusal> implements Mortal {
  readonly ended: Promise<void>;
  readonly seen: AdmittedEvent[] = [];
  isOpen = false;
  private readonly tail: RecordTail<S>;
  private readonly waiting = new Set<Waiter<C>>();
  private subscription: Subscription | undefined;
  private end!: { fulfil: () => void; reject: (error: unknown) => void };

  constructor(private readonly options: FrontDoorOptions<S, C, R>) {
    const { around, play, newTail } = options;
    const { log, archive } = around;
    this.ended = new Promise((fulfil, reject) => (this.end = { fulfil, reject }));
    this.tail = newTail({
      log,
      archive,
      of: placeOf('events', play.topics),
      aggregate: play.aggregate(0),
      proves: play.signing?.proves,
    });
    this.tail.onAdmitted((event) => this.admitted(event));
  }

  /** Nobody is answered from the middle of the log; outcomes before now answer another life. */
  async start(): Promise<void> {
    const { around, play } = this.options;
    const { log } = around;
    const outcomes = placeOf('outcomes', play.topics);
    await this.tail.start();
    this.tail.ended.catch((error: unknown) => this.fail(error));
    try {
      await this.tail.atEnd();
      const from = await log.end(outcomes);
      this.subscription = log.subscribe(outcomes, from, (entries) =>
        entries.forEach((entry) => this.decided(entry)),
      );
    } catch (error) {
      await this.tail.stop();
      throw error;
    }
    this.subscription.ended.catch((error: unknown) => this.fail(error));
    this.isOpen = true;
  }

  async stop(): Promise<void> {
    this.isOpen = false;
    await this.subscription?.stop();
    await this.tail.stop();
    this.end.fulfil();
  }

  async stateOf(record: string): Promise<S | undefined> {
    const folded = await this.tail.stateOf(record);
    if (folded?.status === 'suspended') throw folded.suspension.error;
    return folded?.state;
  }

  /** The verdict on a command; undefined: nothing is known yet, and it may be sent again. */
  async send(command: C, patience: Promise<void>): Promise<Verdict | undefined> {
    let stop = (): void => undefined;
    const answer = new Promise<Answer>((resolve) => {
      const digest = sha256(this.options.play.encodeCommand(command));
      const waiter = { command, digest, answer: resolve };
      this.waiting.add(waiter);
      stop = () => this.waiting.delete(waiter);
    });
    try {
      const known = await Promise.race([this.append(command).then(() => answer), patience]);
      if (known === undefined) return undefined;
      return await this.options.process.hears(this.verdictOf(command.record, known));
    } finally {
      stop();
    }
  }

  private async append(command: C): Promise<void> {
    const { around, play } = this.options;
    const message = { key: command.record, value: play.encodeCommand(command) };
    await around.log.append(placeOf('commands', play.topics), [message]);
  }

  private admitted(event: AdmittedEvent): void {
    this.seen.push(event);
    const key = keyOf(event.header);
    for (const { command, answer } of this.waiting) {
      if (keyOf(command) !== key) continue;
      if (this.options.play.isEventOf(command, event)) answer({ event });
    }
  }

  private decided({ value }: Entry): void {
    const outcome = this.options.play.decodeOutcome(value);
    if (outcome === undefined) return;
    for (const { command, digest, answer } of this.waiting) {
      if (keyOf(command) !== keyOf(outcome)) continue;
      if (outcome.digest === undefined || digest === outcome.digest) answer({ outcome });
    }
  }

  private async verdictOf(record: string, answer: Answer): Promise<Verdict> {
    if ('event' in answer) {
      const { seq, hash } = answer.event.head;
      return { is: 'accepted', seq, hash };
    }
    const { outcome } = answer;
    if (!isDuplicate(outcome)) return { is: 'refused', outcome };
    await this.tail.atEnd();
    const [event] = await this.tail.history(record, outcome.seq, 1);
    if (event === undefined)
      throw new Error(`${record}/${outcome.seq} was promised and is not there`);
    return { is: 'accepted', seq: outcome.seq, hash: event.head.hash };
  }

  private fail(error: unknown): void {
    this.isOpen = false;
    this.end.reject(error);
    void this.subscription?.stop();
    void this.tail.stop();
  }
}
