/**
 * Who put a command or an event into the log, proved in a header beside it. Of a command it is an
 * HMAC-SHA-256 of its bytes, under a key that only its senders and the match services can derive: the
 * name of the actor inside the bytes is worth as much as this proof. Of an event it is one of its
 * hash, which covers every byte of it and all events before; readers decide again what bears none.
 */
import { TOPICS, type Topic } from './topics.js';

// Node and every browser have it; the language's own type library does not name it.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = new TextEncoder();

/** The name of the header: `v1.api.`, `v1.clock.` or `v1.house.`, then 64 hex digits; of an event `v1.` and these. */
export const COMMAND_MAC = 'scoresheet-mac';
export const EVENT_MAC = COMMAND_MAC;

/**
 * Apis speak for people, the clocks of match services for the clock, tournament services for the
 * house, and none for another.
 */
export type CommandSender = 'api' | 'clock' | 'house';

/** What the key of a sender is derived for. */
export const macPurposeOf = <S extends CommandSender>(sender: S): `scoresheet command mac 1 ${S}` =>
  `scoresheet command mac 1 ${sender}`;

/** HMAC-SHA-256 of the parts, one after the other, under a key that it holds: 64 hex digits. */
export type Hmac = (...parts: readonly Uint8Array[]) => string;

interface CommandMac {
  readonly sender: CommandSender;
  readonly mac: string;
}

const COMMAND_SHAPE = /^v1\.(api|clock|house)\.([0-9a-f]{64})$/;
/** What a command is signed for: who sends it, and to which topic. */
interface CommandOrigin {
  readonly sender: CommandSender;
  readonly topic: Topic;
}

const heads = new Map<string, Uint8Array>();

/** Says what the bytes after it are, so that no other use of the key could pass for this one. */
function headOf({ sender, topic }: CommandOrigin): Uint8Array {
  const words = `scoresheet command 1\n${topic}\n${sender}\n`;
  const head = heads.get(words) ?? encoder.encode(words);
  heads.set(words, head);
  return head;
}

/** The code of a command's bytes, from this sender to this topic. */
export const macOfCommand = (origin: CommandOrigin, value: Uint8Array, hmac: Hmac): string =>
  hmac(headOf(origin), value);

/** The header for a command from this sender to this topic. */
export const macHeaders = (
  origin: CommandOrigin,
  value: Uint8Array,
  hmac: Hmac,
): Readonly<Record<string, string>> => ({
  [COMMAND_MAC]: `v1.${origin.sender}.${macOfCommand(origin, value, hmac)}`,
});

/** The proof that a header holds; undefined for what is misshapen. */
export function readCommandMac(text: string): CommandMac | undefined {
  const [, sender, mac] = COMMAND_SHAPE.exec(text) ?? [];
  if (sender === undefined || mac === undefined) return undefined;
  return { sender: sender as CommandSender, mac };
}

/** What the key for events is derived for. */
export const EVENT_MAC_PURPOSE = 'scoresheet event mac 1';

const EVENT_SHAPE = /^v1\.([0-9a-f]{64})$/;
/** A hash names its record, so the head of the first records serves those of every kind. */
const EVENT_HEAD = `scoresheet event 1\n${TOPICS.matchEvents}\n`;

/** The code of the event that has this hash: 64 hex digits, as `head` names it. */
export const macOfEvent = (hash: string, hmac: Hmac): string =>
  hmac(encoder.encode(EVENT_HEAD + hash));

/** The header for an event. */
export const eventMacHeaders = (hash: string, hmac: Hmac): Readonly<Record<string, string>> => ({
  [EVENT_MAC]: `v1.${macOfEvent(hash, hmac)}`,
});

/** The proof that a header holds; undefined for what is misshapen. */
export const readEventMac = (text: string): string | undefined => EVENT_SHAPE.exec(text)?.[1];
