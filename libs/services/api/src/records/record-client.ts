/**
 * Hands a command in and waits for what becomes of it: an event that this process admits, or an
 * outcome of the worker. Whatever happens in between, sending the same command again is safe.
 */
import { performance } from 'node:perf_hooks';
import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { macHeaders, macPurposeOf, type RecordMessages } from '@scoresheet/contracts-messages';
import type { JsonObject } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { LogError, partitionsOf, patientlyAtStart } from '@scoresheet/event-log-port';
import type { Entry, Subscription } from '@scoresheet/event-log-port';
import { hmacSha256 } from '@scoresheet/services-keys';
import { houseOf, type AdmittedEvent } from '@scoresheet/services-tail';
import type { ClientParts } from '../api-parts.js';
import { withDeadline } from '../clock.js';
import { Conflict, Pending, Refused } from '../commands/command-outcome.js';
import { InternalFailure } from '../transport/masked-error.js';
import { traceHeaders } from '../transport/request-trace.js';
import { answeredCommand, toldOutcome, type AnySent } from './answered-command.js';
import type { RecordTails } from './record-tails.js';

/** An outcome of any kind of record, as far as a client looks at it. */
type AnyOutcome = {
  readonly record: string;
  readonly commandId: string;
  readonly digest?: string;
} & (
  | {
      readonly outcome: 'refused';
      readonly code: string;
      readonly rule?: string;
      readonly says: string;
    }
  | { readonly outcome: 'conflict' | 'command-id-reused'; readonly says: string }
  | { readonly outcome: 'duplicate'; readonly seq: number }
  | { readonly outcome: 'internal-error'; readonly reference: string }
);

/** An event of this process's log by which a command was accepted. */
interface AcceptedEvent {
  readonly record: string;
  readonly seq: number;
  readonly hash: string;
  readonly token: string;
}

interface RecordClientOptions<C, S, A extends object, P> extends ClientParts {
  readonly messages: Pick<
    RecordMessages<C, AnyOutcome>,
    'topics' | 'encodeCommand' | 'decodeOutcome'
  >;
  readonly tails: RecordTails<S>;
  /** Whether an event, given as its house's line, is the one that the command became. */
  readonly isEventOf: (command: C, house: JsonObject) => boolean;
  /** The outcome of a command that is not appended; undefined if it is. */
  readonly refusalOf: (command: C, sender: P) => Promise<AnyOutcome | undefined>;
  readonly acceptedAs: (event: AcceptedEvent) => A;
}

type Answer = { readonly event: AdmittedEvent } | { readonly outcome: AnyOutcome };

interface Waiter<C> {
  readonly command: C;
  /** Digest of the command's bytes, as its outcome names them. */
  readonly digest: string;
  readonly answer: (answer: Answer) => void;
}

export type SentOutcome<A> = A | Refused | Conflict | Pending;

/** `P` is the sender of a command, as far as it decides which records they may know of. */
export abstract class RecordClient<C extends AnySent, S, A extends object, P>
  implements OnModuleInit, OnApplicationShutdown
{
  private readonly logger = new Logger('Api');
  private readonly waiting = new Map<string, Set<Waiter<C>>>();
  private readonly onRefusal = new Set<(record: string) => void>();
  private subscriptions: readonly Subscription[] = [];

  constructor(private readonly options: RecordClientOptions<C, S, A, P>) {}

  /** Outcomes are read from the end on: those before answer commands of another life. */
  async onModuleInit(): Promise<void> {
    const { log, messages, tails, onFatal } = this.options;
    tails.onAdmitted((event) => this.admitted(event));
    this.subscriptions = await Promise.all(
      partitionsOf(log, messages.topics.outcomes).map(async (of) => {
        const from = await patientlyAtStart(() => log.end(of));
        const subscription = log.subscribe(of, from, (entries) => entries.forEach(this.decided));
        subscription.ended.catch(onFatal);
        return subscription;
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.stop()));
  }

  /** Calls the listener with the record of each command that a service refuses from now on. */
  onRefused(listener: (record: string) => void): void {
    this.onRefusal.add(listener);
  }

  async send(command: C, sender: P): Promise<SentOutcome<A>> {
    const began = performance.now();
    const outcome = await this.decide(command, sender);
    const tookMs = performance.now() - began;
    this.options.tally.decided(toldOutcome(outcome), tookMs);
    this.logger.debug(answeredCommand(command, outcome, tookMs));
    return outcome;
  }

  private async decide(command: C, sender: P): Promise<SentOutcome<A>> {
    const value = this.options.messages.encodeCommand(command);
    const { answer, stop } = this.waitFor(command, value);
    try {
      const result = this.handIn(command, value, sender).then((refusal) => refusal ?? answer);
      const known = await withDeadline(result, this.options.deadlineMs);
      return known === undefined ? pending(command) : await this.outcomeOf(command, known);
    } catch (error) {
      if (error instanceof LogError && error.code === 'log-unavailable') return pending(command);
      throw error;
    } finally {
      stop();
    }
  }

  /** Puts the command into the log; undefined, or the answer that says why not. */
  private async handIn(command: C, value: Uint8Array, sender: P): Promise<Answer | undefined> {
    const refusal = await this.options.refusalOf(command, sender);
    if (refusal !== undefined) return { outcome: refusal };
    await this.append(command, value);
    return undefined;
  }

  private async append({ record }: C, value: Uint8Array): Promise<void> {
    const { log, tails, keys, messages } = this.options;
    const topic = messages.topics.commands;
    const hmac = hmacSha256(keys.current(macPurposeOf('api')));
    const headers = { ...traceHeaders(), ...macHeaders({ sender: 'api', topic }, value, hmac) };
    const to = { topic, partition: tails.partitionOf(record) };
    await log.append(to, [{ key: record, value, headers }]);
  }

  private waitFor(command: C, value: Uint8Array): { answer: Promise<Answer>; stop: () => void } {
    const key = keyOf(command);
    const waiters = this.waiting.get(key) ?? new Set<Waiter<C>>();
    this.waiting.set(key, waiters);
    let stop = (): void => undefined;
    const answer = new Promise<Answer>((resolve) => {
      const digest = sha256(value);
      const waiter = { command, digest, answer: resolve };
      waiters.add(waiter);
      stop = () => {
        waiters.delete(waiter);
        if (waiters.size === 0 && this.waiting.get(key) === waiters) this.waiting.delete(key);
      };
    });
    return { answer, stop };
  }

  /** Somebody else's command may bear the same id: only the event of this very one accepts it. */
  private admitted(event: AdmittedEvent): void {
    for (const { command, answer } of this.waiting.get(keyOf(event.header)) ?? []) {
      if (this.options.isEventOf(command, houseOf(event))) answer({ event });
    }
  }

  private readonly decided = ({ value }: Entry): void => {
    const decoded = this.options.messages.decodeOutcome(value);
    if (!decoded.ok) return; // no outcome of ours; whoever waits is told `pending`
    const { digest, outcome, record } = decoded.value;
    if (outcome === 'refused') for (const listener of this.onRefusal) listener(record);
    for (const waiter of this.waiting.get(keyOf(decoded.value)) ?? []) {
      if (digest === undefined || digest === waiter.digest) {
        waiter.answer({ outcome: decoded.value });
      }
    }
  };

  private async outcomeOf({ record, commandId }: C, answer: Answer): Promise<SentOutcome<A>> {
    if ('event' in answer) {
      // Nobody is told of an event before the rules have been asked about it.
      if (answer.event.doubt !== undefined) await this.options.tails.findState(record);
      return this.acceptedAs(answer.event);
    }
    const { outcome } = answer;
    switch (outcome.outcome) {
      case 'duplicate':
        return this.accepted(record, outcome.seq);
      case 'refused':
        return new Refused(outcome);
      case 'command-id-reused':
        return new Refused({ code: 'command-id-reused', says: outcome.says });
      case 'conflict':
        return new Conflict(outcome);
      case 'internal-error':
        throw new InternalFailure(outcome.reference, `command ${commandId} of ${record}`);
    }
  }

  /** The worker has admitted the event; accepted means that this process has, too. */
  private async accepted(record: string, seq: number): Promise<A> {
    await this.options.tails.atEnd(record);
    const [event] = await this.options.tails.history(record, seq, 1);
    if (event === undefined)
      throw new Error(`event ${seq} of ${record} was admitted, but not here`);
    return this.acceptedAs(event);
  }

  private acceptedAs({ header: { record, seq }, head, offset }: AdmittedEvent): A {
    const token = this.options.tails.tokenOf(record, offset + 1);
    return this.options.acceptedAs({ record, seq, hash: head.hash, token });
  }
}

const keyOf = ({ record, commandId }: { record: string; commandId: string }): string =>
  `${record}/${commandId}`;

const pending = ({ commandId }: AnySent): Pending =>
  new Pending({
    commandId,
    says: 'This takes longer than usual. Send the same command again: it counts only once.',
  });
