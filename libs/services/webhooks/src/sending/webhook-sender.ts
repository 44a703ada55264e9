/** Sends one signed message to one address, and says what became of it. It never rejects for that. */
import type { SignedMessage } from '../message/signed-message.js';
import type { Attempt, AttemptOutcome } from './attempt.js';
import { post } from './post.js';
import { isPublicAddress } from './public-address.js';
import { systemResolve, type MaySendTo, type ResolveName } from './vetted-addresses.js';
import { hostIn, type WebhookAddresses } from './webhook-url.js';

/** Whoever has more to do than to take a message answers first. */
const ANSWER_WITHIN_MS = 10_000;

interface SenderOptions {
  readonly addresses: WebhookAddresses;
  readonly answerWithinMs?: number;
  /** The machine's own where absent. */
  readonly resolve?: ResolveName;
  /** By `addresses` where absent. */
  readonly maySendTo?: MaySendTo;
}

/** Rejects only when `until` comes: then nobody knows whether the message has arrived. */
export type WebhookSender = (
  url: string,
  message: SignedMessage,
  until: AbortSignal,
) => Promise<Attempt>;

export function webhookSender(options: SenderOptions): WebhookSender {
  const { answerWithinMs = ANSWER_WITHIN_MS } = options;
  return async (address, message, until) => {
    const begunAt = performance.now();
    const late = AbortSignal.timeout(answerWithinMs);
    const signal = AbortSignal.any([until, late]);
    const found = await attempt(new URL(address), message, { ...options, signal }).catch(
      (error: unknown) => {
        until.throwIfAborted();
        return ended(late.aborted ? 'timed-out' : troubleIn(error));
      },
    );
    return { ...found, tookMs: Math.round(performance.now() - begunAt) };
  };
}

type Ended = Omit<Attempt, 'tookMs'>;

interface Attempting extends SenderOptions {
  readonly signal: AbortSignal;
}

async function attempt(
  url: URL,
  { headers, body }: SignedMessage,
  { signal, addresses: allowed, resolve = systemResolve, ...options }: Attempting,
): Promise<Ended> {
  if (allowed === 'public' && url.protocol !== 'https:') return ended('not-https');
  const { maySendTo = allowed === 'any' ? () => true : isPublicAddress } = options;
  const led = await orAborted(resolve(hostIn(url)), signal);
  const addresses = led.filter(({ address }) => maySendTo(address));
  if (addresses.length === 0) return ended('unknown-name');
  const status = await post(url, { headers, body, addresses, signal });
  return ended(outcomeOf(status), status);
}

const ended = (outcome: AttemptOutcome, status: number | null = null): Ended => ({
  outcome,
  status,
});

function outcomeOf(status: number): AttemptOutcome {
  if (status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'delivered' : 'refused';
}

const UNKNOWN_NAME = /^(ENOTFOUND|EAI_AGAIN|ENODATA)$/;

function troubleIn(error: unknown): AttemptOutcome {
  const { code = '' } = error as NodeJS.ErrnoException;
  return UNKNOWN_NAME.test(code) ? 'unknown-name' : 'unreachable';
}

/** A question to a name server cannot be taken back, but nobody has to wait for its answer. */
const orAborted = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });
