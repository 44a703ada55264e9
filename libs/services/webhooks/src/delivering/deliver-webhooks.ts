/**
 * Delivers the events of tournaments to their webhooks, in an api process. Of several processes each
 * claims what nobody delivers at the moment, so that events arrive in their order.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { DataSource } from 'typeorm';
import type { PublicEvents } from '../message/public-event.js';
import type { AttemptOutcome } from '../sending/attempt.js';
import { webhookSender, type WebhookSender } from '../sending/webhook-sender.js';
import type { WebhookAddresses } from '../sending/webhook-url.js';
import { webhookClaims, type ClaimedWebhook, type WebhookClaims } from '../store/webhook-claims.js';
import { deliverTurn } from './deliver-turn.js';
import { RETRY_AFTER_MS } from './schedule.js';

/** How long an event waits for somebody to look, at most, where nothing is wrong. */
const LOOK_EVERY_MS = 500;
/** Receivers that take their time are many before one of them keeps others waiting. */
const TURNS_AT_ONCE = 32;

interface DeliveryOptions {
  readonly database: DataSource;
  readonly keys: PurposeKeys;
  readonly addresses: WebhookAddresses;
  readonly events: PublicEvents;
  /** The database or a record cannot be read; it is tried again. */
  readonly onTrouble: (error: unknown) => void;
  readonly lookEveryMs?: number;
  readonly retryAfterMs?: readonly number[];
  /** How long what a killed process had claimed rests. */
  readonly claimMs?: number;
  readonly send?: WebhookSender;
}

interface DeliveryFigures {
  /** Attempts by what became of them, since the process began. */
  readonly webhookDeliveries: Readonly<Record<string, number>>;
}

export interface WebhookDeliveries {
  figures(): DeliveryFigures;
  /** Resolves when nothing is sent any more. */
  stop(): Promise<void>;
}

export function deliverWebhooks(options: DeliveryOptions): WebhookDeliveries {
  const { database, keys, claimMs, lookEveryMs = LOOK_EVERY_MS, onTrouble } = options;
  const claims = webhookClaims(database, keys, claimMs);
  const stopping = new AbortController();
  const counts = new Map<AttemptOutcome, number>();
  const turns = new Set<Promise<void>>();
  const begin = turnsWith(options, { claims, counts, until: stopping.signal });

  const look = async () => {
    const free = TURNS_AT_ONCE - turns.size;
    for (const hook of free > 0 ? await claims.claim(free) : []) {
      const turn = begin(hook).catch(onTrouble);
      turns.add(turn);
      void turn.finally(() => turns.delete(turn));
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await look().catch(onTrouble);
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    figures: () => ({ webhookDeliveries: Object.fromEntries(counts) }),
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(turns);
    },
  };
}

interface Turns {
  readonly claims: WebhookClaims;
  readonly counts: Map<AttemptOutcome, number>;
  readonly until: AbortSignal;
}

function turnsWith(
  options: DeliveryOptions,
  { counts, ...turns }: Turns,
): (hook: ClaimedWebhook) => Promise<void> {
  const { events, addresses, retryAfterMs = RETRY_AFTER_MS } = options;
  const send = options.send ?? webhookSender({ addresses });
  const onAttempt = ({ outcome }: { readonly outcome: AttemptOutcome }) =>
    void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return (hook) => deliverTurn(hook, { ...turns, events, send, retryAfterMs, onAttempt });
}
