/**
 * The trace of a request: taken from its `traceparent` or begun here, given back as `traceresponse`
 * so that a person can quote it, and known to everything that runs on behalf of the request.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  readTraceparent,
  TRACEPARENT,
  writeTraceparent,
  type TraceContext,
} from '@scoresheet/contracts-messages';

const TRACE_RESPONSE = 'traceresponse';
const TRACE_ID_BYTES = 16;
const PARENT_ID_BYTES = 8;

const traces = new AsyncLocalStorage<TraceContext>();

/** The trace of the request; undefined outside of any, such as for what a timer begins. */
export const currentTrace = (): TraceContext | undefined => traces.getStore();

/** What goes beside a message that is sent on behalf of the request. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const trace = currentTrace();
  return trace === undefined ? {} : { [TRACEPARENT]: writeTraceparent(trace) };
}

/** Middleware; to be the first, so that whatever is refused is traced, too. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const trace = newTrace(request.headers[TRACEPARENT]);
  response.setHeader(TRACE_RESPONSE, writeTraceparent(trace));
  inTrace(trace, next);
}

/** Goes on with the trace that somebody has begun, if it is well-formed. */
export const newTrace = (traceparent?: unknown): TraceContext => ({
  traceId: readTraceparent(traceparent)?.traceId ?? randomBytes(TRACE_ID_BYTES).toString('hex'),
  parentId: randomBytes(PARENT_ID_BYTES).toString('hex'),
});

export const inTrace = <T>(trace: TraceContext, act: () => T): T => traces.run(trace, act);
