/**
 * W3C Trace Context, as far as we need it: one id goes with an action from the mutation to the rows
 * that it becomes. It travels in a header beside a message and never in its bytes, because two
 * owners that decide the same command write the same bytes.
 */

/** The name of the header: in HTTP, beside a command, an event and an outcome. */
export const TRACEPARENT = 'traceparent';

export interface TraceContext {
  /** 32 hex digits, the same for everything that belongs together. */
  readonly traceId: string;
  /** 16 hex digits: who passed it on. */
  readonly parentId: string;
}

/** The first four fields, which are read of later versions too, as the recommendation wants it. */
const SHAPE =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const FIRST_VERSION = '00';
/** No well-meant trace is longer. */
const MAX_LENGTH = 256;

/** The trace; undefined for what is misshapen: whoever gets it begins a trace of their own. */
export function readTraceparent(text: unknown): TraceContext | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  const [, version, traceId, parentId, rest] = SHAPE.exec(text) ?? [];
  if (traceId === undefined || parentId === undefined) return undefined;
  if (version === FIRST_VERSION && rest !== undefined) return undefined;
  return { traceId, parentId };
}

/** The header of a trace, marked as recorded: the logs of the services have it. */
export const writeTraceparent = ({ traceId, parentId }: TraceContext): string =>
  `${FIRST_VERSION}-${traceId}-${parentId}-01`;

type Headers = Readonly<Record<string, string>>;

/** What goes on from one message to those that it causes. */
export function traceHeadersOf(headers: Headers | undefined): Headers | undefined {
  const trace = readTraceparent(headers?.[TRACEPARENT]);
  return trace === undefined ? undefined : { [TRACEPARENT]: writeTraceparent(trace) };
}

/** The trace's id, for a line in a service's log. */
export const traceIdOf = (headers: Headers | undefined): string | undefined =>
  readTraceparent(headers?.[TRACEPARENT])?.traceId;
