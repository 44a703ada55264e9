/**
 * Who put an event into the log, proved in a header beside it: an HMAC-SHA-256 of the event's hash,
 * which covers every byte of it and all events before. Readers decide again what bears no proof.
 */
import { COMMAND_MAC, type Hmac } from './command-mac.js';
import { TOPICS } from './topics.js';

// Node and every browser have it; the language's own type library does not name it.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = new TextEncoder();

/** The name of the header, that of commands: `v1.`, then 64 hex digits. */
export const EVENT_MAC = COMMAND_MAC;

/** What the key is derived for. */
export const EVENT_MAC_PURPOSE = 'scoresheet event mac 1';

const SHAPE = /^v1\.([0-9a-f]{64})$/;
/** Says what comes after it, so that no other use of the key could pass for this one. */
const HEAD = `scoresheet event 1\n${TOPICS.matchEvents}\n`;

/** The code of the event that has this hash: 64 hex digits, as `head` names it. */
export const macOfEvent = (hash: string, hmac: Hmac): string => hmac(encoder.encode(HEAD + hash));

/** The header for an event. */
export const eventMacHeaders = (hash: string, hmac: Hmac): Readonly<Record<string, string>> => ({
  [EVENT_MAC]: `v1.${macOfEvent(hash, hmac)}`,
});

/** Undefined for what is misshapen. */
export const readEventMac = (text: string): string | undefined => SHAPE.exec(text)?.[1];
