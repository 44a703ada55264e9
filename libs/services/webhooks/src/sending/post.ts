/** One request, to addresses that were looked at before. No redirection is followed. */
import type { LookupAddress } from 'node:dns';
import { request as overHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';
import { answering } from './vetted-addresses.js';

/** The status alone counts; so much of the answer is taken out of politeness. */
const MAX_ANSWER_BYTES = 16 * 1024;

interface Posted {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
  readonly addresses: readonly LookupAddress[];
  readonly signal: AbortSignal;
}

/** Resolves with the status of the answer. */
export function post(url: URL, { headers, body, addresses, signal }: Posted): Promise<number> {
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    // A socket that is kept could lead to where a name led an hour ago.
    const fresh = { agent: false, lookup: answering(addresses) };
    const sent = request(url, { method: 'POST', headers, signal, ...fresh }, (answer) => {
      drain(answer);
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function drain(answer: IncomingMessage): void {
  let taken = 0;
  answer.on('error', () => undefined); // the status is known by now
  answer.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > MAX_ANSWER_BYTES) answer.destroy();
  });
}
