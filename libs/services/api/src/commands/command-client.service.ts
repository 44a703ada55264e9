/**
 * Hands a command in and waits for what becomes of it: an event that this process admits, or an
 * outcome of the worker. Whatever happens in between, sending the same command again is safe.
 */
import { performance } from 'node:perf_hooks';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import {
  decodeOutcome,
  encodeCommand,
  macHeaders,
  macPurposeOf,
  TOPICS,
  type Command,
  type Outcome,
} from '@scoresheet/contracts-messages';
import { isEventOf } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { LogError, partitionsOf } from '@scoresheet/event-log-port';
import type { Entry, EventLog, Subscription } from '@scoresheet/event-log-port';
import { hmacSha256, type PurposeKeys } from '@scoresheet/services-keys';
import { houseOf, type AdmittedEvent } from '@scoresheet/services-tail';
import { COMMAND_DEADLINE_MS, EVENT_LOG, KEYS, ON_FATAL, type OnFatal } from '../api-parts.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { Quotas } from '../quotas/quotas.service.js';
import { InternalFailure } from '../transport/masked-error.js';
import { currentTrace, traceHeaders } from '../transport/request-trace.js';
import { withDeadline } from '../clock.js';
import { Accepted, Conflict, Pending, Refused, type CommandOutcome } from './command-outcome.js';

type Answer = { readonly event: AdmittedEvent } | { readonly outcome: Outcome };

interface Waiter {
  readonly command: Command;
  /** Digest of the command's bytes, as its outcome names them. */
  readonly digest: string;
  readonly answer: (answer: Answer) => void;
}

@Injectable()
export class CommandClient implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Api');
  private readonly waiting = new Map<string, Set<Waiter>>();
  private subscriptions: readonly Subscription[] = [];

  @Inject(ON_FATAL) private readonly onFatal!: OnFatal;
  @Inject(COMMAND_DEADLINE_MS) private readonly deadlineMs!: number;

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(KEYS) private readonly keys: PurposeKeys,
    private readonly tails: MatchTails,
    private readonly quotas: Quotas,
  ) {}

  /** Outcomes are read from the end on: those before answer commands of another life. */
  async onModuleInit(): Promise<void> {
    this.tails.onAdmitted((event) => this.admitted(event));
    const { log } = this;
    this.subscriptions = await Promise.all(
      partitionsOf(log, TOPICS.matchOutcomes).map(async (of) => {
        const from = await log.end(of);
        const subscription = log.subscribe(of, from, (entries) => entries.forEach(this.decided));
        subscription.ended.catch(this.onFatal);
        return subscription;
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.stop()));
  }

  async send(command: Command): Promise<CommandOutcome> {
    const began = performance.now();
    const outcome = await this.decide(command);
    this.logger.debug(answeredCommand(command, outcome, performance.now() - began));
    return outcome;
  }

  private async decide(command: Command): Promise<CommandOutcome> {
    const value = encodeCommand(command);
    const { answer, stop } = this.waitFor(command, value);
    try {
      const result = this.handIn(command, value).then((refusal) => refusal ?? answer);
      const known = await withDeadline(result, this.deadlineMs);
      return known === undefined ? pending(command) : await this.outcomeOf(command, known);
    } catch (error) {
      if (error instanceof LogError && error.code === 'log-unavailable') return pending(command);
      throw error;
    } finally {
      stop();
    }
  }

  /** Puts the command into the log; undefined, or the answer that says why not. */
  private async handIn(command: Command, value: Uint8Array): Promise<Answer | undefined> {
    const refusal = await this.quotas.refusalOf(command);
    if (refusal !== undefined) return { outcome: refusal };
    await this.append(command, value);
    return undefined;
  }

  private async append({ record }: Command, value: Uint8Array): Promise<void> {
    const to = { topic: TOPICS.matchCommands, partition: this.tails.partitionOf(record) };
    const hmac = hmacSha256(this.keys.current(macPurposeOf('api')));
    const headers = {
      ...traceHeaders(),
      ...macHeaders({ sender: 'api', topic: to.topic }, value, hmac),
    };
    const message = { key: record, value, headers };
    await this.log.append(to, [message]);
  }

  private waitFor(
    command: Command,
    value: Uint8Array,
  ): { answer: Promise<Answer>; stop: () => void } {
    const key = keyOf(command);
    const waiters = this.waiting.get(key) ?? new Set<Waiter>();
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
      if (isEventOf(command, houseOf(event))) answer({ event });
    }
  }

  private readonly decided = ({ value }: Entry): void => {
    const decoded = decodeOutcome(value);
    if (!decoded.ok) return; // no outcome of ours; whoever waits is told `pending`
    const { digest } = decoded.value;
    for (const waiter of this.waiting.get(keyOf(decoded.value)) ?? []) {
      if (digest === undefined || digest === waiter.digest) {
        waiter.answer({ outcome: decoded.value });
      }
    }
  };

  private async outcomeOf({ record, commandId }: Command, answer: Answer): Promise<CommandOutcome> {
    if ('event' in answer) {
      // Nobody is told of an event before the rules have been asked about it.
      if (answer.event.doubt !== undefined) await this.tails.findState(record);
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
  private async accepted(record: string, seq: number): Promise<Accepted> {
    await this.tails.atEnd(record);
    const [event] = await this.tails.history(record, seq, 1);
    if (event === undefined)
      throw new Error(`event ${seq} of ${record} was admitted, but not here`);
    return this.acceptedAs(event);
  }

  private acceptedAs({ header, head, offset }: AdmittedEvent): Accepted {
    const { record: match, seq } = header;
    const token = this.tails.tokenOf(match, offset + 1);
    return new Accepted({ match, seq, hash: head.hash, token });
  }
}

const keyOf = ({ record, commandId }: { record: string; commandId: string }): string =>
  `${record}/${commandId}`;

const pending = ({ commandId }: Command): Pending =>
  new Pending({
    commandId,
    says: 'This takes longer than usual. Send the same command again: it counts only once.',
  });

/** A line for the service's log. What the command says, a deck or a choice, stays out. */
function answeredCommand(
  { record, commandId, type }: Command,
  outcome: CommandOutcome,
  tookMs: number,
): Readonly<Record<string, unknown>> {
  return {
    ...{ msg: 'command answered', trace: currentTrace()?.traceId, record, commandId, type },
    outcome: outcome.constructor.name.toLowerCase(),
    ...(outcome instanceof Accepted ? { seq: outcome.seq } : {}),
    ...(outcome instanceof Refused ? { code: outcome.code } : {}),
    tookMs,
  };
}
