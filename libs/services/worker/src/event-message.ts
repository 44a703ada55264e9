import { traceHeadersOf } from '@scoresheet/contracts-messages';
import type { Header, SealedEvent } from '@scoresheet/domain-record';
import type { Entry, Message } from '@scoresheet/event-log-port';

type Headers = Readonly<Record<string, string>>;

/** What stands beside the bytes of an event. */
export interface EventHeaders {
  /** For foreign clients. */
  readonly headersOf?: (header: Header) => Headers;
  /** Proves to readers who has made the event with this hash. */
  readonly proofOf?: (hash: string) => Headers;
}

/** An event as it goes into the log, with the trace of the command that it comes of. */
export function eventMessage(
  { header, bytes, head }: SealedEvent,
  { headers: given }: Entry,
  { headersOf, proofOf }: EventHeaders,
): Message {
  const headers = {
    ...copiesOf(header, headersOf),
    ...proofOf?.(head.hash),
    ...traceHeadersOf(given),
  };
  return { key: header.record, value: bytes, headers };
}

/** Copies for foreign clients: an event that they cannot be made of goes without. */
function copiesOf(header: Header, headersOf: EventHeaders['headersOf']): Headers {
  try {
    return headersOf?.(header) ?? {};
  } catch {
    return {};
  }
}
