import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_BYTES } from '../limits.js';
import { eventMessage, testMessage } from './event-message.js';
import { newSecret, signed } from './signed-message.js';

const EVENT = {
  tournament: 't-1',
  seq: 7,
  type: 'round-published',
  at: 1_700_000_000_000,
  hash: 'ab'.repeat(32),
  action: { type: 'publish-round' },
  facts: [{ kind: 'round-published', round: 1 }],
};
const SECRET = newSecret();

describe('The message of an event', () => {
  it('says what everybody may know, under a name that stays', () => {
    const { id, body } = eventMessage('wh-1', EVENT);
    expect(id).toBe('wh-1_7');
    expect(JSON.parse(body)).toEqual({
      type: 'tournament.round-published',
      timestamp: '2023-11-14T22:13:20.000Z',
      data: { ...EVENT, complete: true },
    });
    expect(eventMessage('wh-1', EVENT)).toEqual({ id, body });
  });

  it('too large is sent without its facts, and says so', () => {
    const words = 'ä'.repeat(MAX_MESSAGE_BYTES / 2);
    const { body } = eventMessage('wh-1', { ...EVENT, facts: [{ kind: 'long', words }] });
    expect((JSON.parse(body) as { data: unknown }).data).toEqual({
      ...EVENT,
      complete: false,
      action: null,
      facts: [],
    });
  });

  it('is as large as is allowed, to the byte', () => {
    const sized = (length: number) =>
      eventMessage('wh-1', { ...EVENT, facts: ['x'.repeat(length)] }).body;
    const room = MAX_MESSAGE_BYTES - Buffer.byteLength(sized(0));
    expect(Buffer.byteLength(sized(room))).toBe(MAX_MESSAGE_BYTES);
    expect(sized(room + 1)).toContain('"complete":false');
  });
});

describe('The signature', () => {
  it('is that of Standard Webhooks, by their own library', () => {
    const message = eventMessage('wh-1', EVENT);
    const { headers, body } = signed(message, SECRET, new Date());
    expect(new Webhook(SECRET).verify(body, { ...headers })).toEqual(JSON.parse(body));
    expect(headers['webhook-id']).toBe(message.id);
  });

  it.each([
    ['another secret', newSecret(), (body: string) => body],
    ['another body', SECRET, (body: string) => body.replace('"seq":7', '"seq":8')],
  ])('is wrong for %s', (_what, secret, changed) => {
    const { headers, body } = signed(eventMessage('wh-1', EVENT), SECRET, new Date());
    const verify = () => new Webhook(secret).verify(changed(body), { ...headers });
    expect(verify).toThrow('No matching signature found');
  });

  it('of a test is one as well', () => {
    const at = new Date();
    const { headers, body } = signed(testMessage('wh-1', 't-1', { id: 'x', at }), SECRET, at);
    expect(new Webhook(SECRET).verify(body, { ...headers })).toEqual({
      type: 'webhook.test',
      timestamp: at.toISOString(),
      data: { tournament: 't-1' },
    });
  });
});
