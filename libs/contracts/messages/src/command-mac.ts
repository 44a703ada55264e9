/**
 * Who put a command into the log, proved in a header beside it: an HMAC-SHA-256 of the command's
 * bytes, under a key that only its senders and the match services can derive. The name of the
 * actor inside the bytes is worth as much as this proof.
 */
import { TOPICS } from './topics.js';

/** The name of the header: `v1.api.` or `v1.clock.`, then 64 hex digits. */
export const COMMAND_MAC = 'scoresheet-mac';

/** Apis speak for people, the clocks of match services for the clock, and neither for the other. */
export const COMMAND_SENDERS = ['api', 'clock'] as const;
export type CommandSender = (typeof COMMAND_SENDERS)[number];

/** What the key of a sender is derived for. */
export const macPurposeOf = <S extends CommandSender>(sender: S): `scoresheet command mac 1 ${S}` =>
  `scoresheet command mac 1 ${sender}`;

/** HMAC-SHA-256 of the parts, one after the other, under a key that it holds: 64 hex digits. */
export type Hmac = (...parts: readonly Uint8Array[]) => string;

export interface CommandMac {
  readonly sender: CommandSender;
  readonly mac: string;
}

const SHAPE = /^v1\.(api|clock)\.([0-9a-f]{64})$/;
/** Says what the bytes after it are, so that no other use of the key could pass for this one. */
const headOf = (sender: CommandSender): Uint8Array =>
  Uint8Array.from(`scoresheet command 1\n${TOPICS.matchCommands}\n${sender}\n`, (ascii) =>
    ascii.charCodeAt(0),
  );
const heads: Readonly<Record<CommandSender, Uint8Array>> = {
  api: headOf('api'),
  clock: headOf('clock'),
};

/** The code of a command's bytes, from this sender. */
export const macOfCommand = (sender: CommandSender, value: Uint8Array, hmac: Hmac): string =>
  hmac(heads[sender], value);

/** The header for a command from this sender. */
export const macHeaders = (
  sender: CommandSender,
  value: Uint8Array,
  hmac: Hmac,
): Readonly<Record<string, string>> => ({
  [COMMAND_MAC]: `v1.${sender}.${macOfCommand(sender, value, hmac)}`,
});

/** Undefined for what is misshapen. */
export function readCommandMac(text: string): CommandMac | undefined {
  const [, sender, mac] = SHAPE.exec(text) ?? [];
  if (sender === undefined || mac === undefined) return undefined;
  return { sender: sender as CommandSender, mac };
}
