/** Somebody who receives webhooks, on this machine, and answers as a spec wants. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Numbers of the events, in the order in which they came. */
  seqs(): readonly number[];
  /** How the next requests are answered; 204 to all that come later. */
  answer(...statuses: readonly number[]): void;
  close(): Promise<void>;
}

interface ReceiverOptions {
  /** In place of a status. */
  readonly respond?: (response: ServerResponse) => void;
}

export async function startReceiver({ respond }: ReceiverOptions = {}): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (respond) respond(response);
      else response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    seqs: () => received.map(({ body }) => seqIn(body)),
    answer: (...statuses) => void answers.push(...statuses),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const seqIn = (body: string): number => (JSON.parse(body) as { data: { seq: number } }).data.seq;
