/** One turn of one webhook: its next events, in their order, until one cannot be delivered. */
import { eventMessage } from '../message/event-message.js';
import type { PublicEvent, PublicEvents } from '../message/public-event.js';
import { signed } from '../message/signed-message.js';
import type { Attempt } from '../sending/attempt.js';
import type { WebhookSender } from '../sending/webhook-sender.js';
import type { ClaimedWebhook, Move, WebhookClaims } from '../store/webhook-claims.js';

/** Then others have their turn. */
const EVENTS_A_TURN = 20;
const TURN_MS = 10_000;
/** What nobody may know yet is looked for again after so long: a draft, a suspended tournament. */
const NOTHING_TO_TELL_MS = 5_000;

interface TurnParts {
  readonly claims: WebhookClaims;
  readonly events: PublicEvents;
  readonly send: WebhookSender;
  readonly retryAfterMs: readonly number[];
  readonly until: AbortSignal;
  readonly onAttempt: (attempt: Attempt) => void;
}

/** Rejects when the database or the record cannot be read; nothing is lost by that. */
export async function deliverTurn(hook: ClaimedWebhook, parts: TurnParts): Promise<void> {
  let restMs = NOTHING_TO_TELL_MS;
  try {
    restMs = (await deliverNext(hook, parts)) ? 0 : NOTHING_TO_TELL_MS;
  } catch (error) {
    if (!parts.until.aborted) throw error;
    restMs = 0; // somebody else goes on at once
  } finally {
    await parts.claims.release(hook, restMs);
  }
}

/** Whether there was anything to tell. */
async function deliverNext(hook: ClaimedWebhook, parts: TurnParts): Promise<boolean> {
  const { claims, events: source, until } = parts;
  if (hook.secret === undefined) return stopUnreadable(hook, claims);
  const place = { from: hook.position, atMost: EVENTS_A_TURN };
  const events = await source.next(hook.tournament, place);
  const endsAt = performance.now() + TURN_MS;
  let turn: Turn = { ...hook, secret: hook.secret, goesOn: true };
  for (const event of events) {
    if (!turn.goesOn || until.aborted || performance.now() > endsAt) return true;
    if (isWanted(event, hook)) turn = await deliver(event, turn, parts);
  }
  const { length } = events;
  const last = events[length - 1];
  if (last !== undefined && turn.goesOn && turn.position <= last.seq) {
    await claims.move(hook, delivered(turn.position, last.seq + 1));
  }
  return length > 0;
}

interface Turn extends ClaimedWebhook {
  readonly secret: string;
  readonly goesOn: boolean;
}

const isWanted = ({ type }: PublicEvent, { kinds }: ClaimedWebhook): boolean =>
  kinds.length === 0 || kinds.includes(type);

async function deliver(event: PublicEvent, turn: Turn, parts: TurnParts): Promise<Turn> {
  const { claims, send, retryAfterMs, until, onAttempt } = parts;
  const message = signed(eventMessage(turn.id, event), turn.secret, new Date());
  const became = await send(turn.url, message, until);
  onAttempt(became);
  const failures = event.seq === turn.position ? turn.failures : 0;
  const noted = { seq: event.seq, attempt: failures + 1, became };
  const isDelivered = became.outcome === 'delivered';
  const move = isDelivered
    ? delivered(turn.position, event.seq + 1)
    : inVain(turn.position, event.seq, { failures, became, retryAfterMs });
  const isMoved = await claims.move(turn, { ...move, noted });
  return { ...turn, position: move.to, failures: move.failures, goesOn: isMoved && isDelivered };
}

const delivered = (from: number, to: number): Move => ({
  from,
  to,
  failures: 0,
  stoppedWhy: null,
  waitMs: 0,
});

interface InVain {
  readonly failures: number;
  readonly became: Attempt;
  readonly retryAfterMs: readonly number[];
}

function inVain(from: number, to: number, { failures, became, retryAfterMs }: InVain): Move {
  const waitMs = retryAfterMs[failures];
  const isGone = became.outcome === 'gone';
  const stoppedWhy = isGone ? 'gone' : waitMs === undefined ? 'given-up' : null;
  return { from, to, failures: failures + 1, stoppedWhy, waitMs: waitMs ?? 0 };
}

async function stopUnreadable(
  { position, failures, ...hook }: ClaimedWebhook,
  claims: WebhookClaims,
): Promise<boolean> {
  const move = { from: position, to: position, failures, waitMs: 0 } as const;
  await claims.move({ ...hook, position, failures }, { ...move, stoppedWhy: 'secret-unreadable' });
  return true;
}
