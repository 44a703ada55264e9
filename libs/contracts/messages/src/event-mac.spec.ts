import { describe, expect, it } from 'vitest';
import { EVENT_MAC, eventMacHeaders, macOfEvent, readEventMac } from './macs.js';

const HASH = '12'.repeat(32);
const MAC = 'ab'.repeat(32);

describe('The code beside an event', () => {
  it('comes back from its header', () => {
    const header = eventMacHeaders(HASH, () => MAC)[EVENT_MAC] ?? '';
    expect(header).toBe(`v1.${MAC}`);
    expect(readEventMac(header)).toBe(MAC);
  });

  it('covers the topic and the hash of the event, and says what they are', () => {
    const covered = (...parts: readonly Uint8Array[]) =>
      parts.map((part) => String.fromCharCode(...part)).join('');
    expect(macOfEvent(HASH, covered)).toBe(`scoresheet event 1\nmatch.events\n${HASH}`);
  });

  it.each([
    '',
    'v1',
    `v2.${MAC}`,
    `v1.api.${MAC}`,
    `v1.${MAC.toUpperCase()}`,
    `v1.${MAC}0`,
    ` v1.${MAC}`,
    `v1.${MAC}\n`,
    `v1.${MAC.slice(2)}`,
  ])('is none where it is misshapen: "%s"', (text) => {
    expect(readEventMac(text)).toBeUndefined();
  });
});
