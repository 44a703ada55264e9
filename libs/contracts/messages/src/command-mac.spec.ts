import { describe, expect, it } from 'vitest';
import { TOPICS } from './topics.js';
import { COMMAND_MAC, macHeaders, macOfCommand, readCommandMac, type Hmac } from './macs.js';

const value = new Uint8Array([1, 2, 3]);
const MAC = 'ab'.repeat(32);
/** Remembers what it was asked to cover. */
function seen(): { readonly hmac: Hmac; readonly covered: () => string } {
  let covered = '';
  const hmac: Hmac = (...parts) => {
    covered = parts.map((part) => String.fromCharCode(...part)).join('');
    return MAC;
  };
  return { hmac, covered: () => covered };
}

describe('The code beside a command', () => {
  it('comes back from its header with its sender', () => {
    const header =
      macHeaders({ sender: 'clock', topic: TOPICS.matchCommands }, value, seen().hmac)[
        COMMAND_MAC
      ] ?? '';
    expect(header).toBe(`v1.clock.${MAC}`);
    expect(readCommandMac(header)).toEqual({ sender: 'clock', mac: MAC });
  });

  it('covers who sends, to which topic, and every byte', () => {
    const { hmac, covered } = seen();
    macOfCommand({ sender: 'api', topic: TOPICS.matchCommands }, value, hmac);
    expect(covered()).toBe('scoresheet command 1\nmatch.commands\napi\n\u0001\u0002\u0003');
    macOfCommand({ sender: 'clock', topic: TOPICS.matchCommands }, value, hmac);
    expect(covered()).toContain('\nclock\n');
  });

  it.each([
    '',
    'v1',
    `v2.api.${MAC}`,
    `v1.judge.${MAC}`,
    `v1.api.${MAC.toUpperCase()}`,
    `v1.api.${MAC}0`,
    ` v1.api.${MAC}`,
    `v1.api.${MAC}\n`,
    `v1.api.${MAC.slice(2)}`,
  ])('is none where it is misshapen: "%s"', (text) => {
    expect(readCommandMac(text)).toBeUndefined();
  });
});
