import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { boundAnswers } from './bounded-answers.js';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import { MAX_RESPONSE_BYTES, MAX_WAITING_BYTES_PER_ADDRESS } from './limits.js';

/** A response as far as it is used, which is sent with `send`. */
function answering(waitingBytes: number, mode: 'observe' | 'enforce' = 'enforce') {
  const send = vi.fn();
  const response = {
    send,
    setHeader: vi.fn(),
    removeHeader: vi.fn(),
    writeHead: vi.fn(),
    end: vi.fn(),
  };
  const refusals = new FrontDoorRefusals({ mode });
  const next = vi.fn();
  const request = { socket: { remoteAddress: '192.0.2.1' } } as unknown as IncomingMessage;
  boundAnswers({ waitingBytes: () => waitingBytes }, refusals)(
    request,
    response as unknown as ServerResponse & { send: typeof send },
    next,
  );
  const statuses = () => response.writeHead.mock.calls.map(([status]) => status as number);
  return { response, send, next, statuses, refusals };
}

describe('An answer', () => {
  it('has so many bytes and no more', () => {
    const { response, send, statuses } = answering(0);
    const largest = 'x'.repeat(MAX_RESPONSE_BYTES);
    response.send(largest);
    expect([send.mock.calls, statuses()]).toEqual([[[largest]], []]);
    response.send(`${largest}x`);
    expect([send.mock.calls.length, statuses()]).toEqual([1, [413]]);
    expect(response.end.mock.lastCall?.[0]).toContain('PAYLOAD_TOO_LARGE');
    // As many characters of two bytes each have twice as many bytes.
    response.send('ä'.repeat(MAX_RESPONSE_BYTES / 2 + 1));
    expect([send.mock.calls.length, statuses()]).toEqual([1, [413, 413]]);
  });

  it('is given to an address for which so many bytes wait and no more', () => {
    const most = answering(MAX_WAITING_BYTES_PER_ADDRESS);
    expect([most.next.mock.calls.length, most.statuses()]).toEqual([1, []]);
    const tooMany = answering(MAX_WAITING_BYTES_PER_ADDRESS + 1);
    expect([tooMany.next.mock.calls.length, tooMany.statuses()]).toEqual([0, [429]]);
    expect(tooMany.refusals.entries()).toEqual([
      { reason: 'waiting-bytes', enforced: true, count: 1 },
    ]);
    const observed = answering(MAX_WAITING_BYTES_PER_ADDRESS + 1, 'observe');
    expect([observed.next.mock.calls.length, observed.statuses()]).toEqual([1, []]);
    expect(observed.refusals.entries()).toEqual([
      { reason: 'waiting-bytes', enforced: false, count: 1 },
    ]);
  });
});
