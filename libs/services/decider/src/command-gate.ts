/**
 * Which entries of a partition of commands are commands of somebody who may send them. The
 * log takes whatever it is given, so whoever can write to it could name any actor: who sent it is
 * proved by a code beside the command, and what is not proved is counted and never decided.
 */
import { timingSafeEqual } from 'node:crypto';
import {
  COMMAND_MAC,
  macOfCommand,
  macPurposeOf,
  readCommandMac,
  type CommandSender,
  type RecordMessages,
  type Role,
  type Topic,
} from '@scoresheet/contracts-messages';
import type { Entry, Message, Offset } from '@scoresheet/event-log-port';
import { hmacSha256, type PurposeKeys } from '@scoresheet/services-keys';
import type { MacRequirement } from '@scoresheet/services-worker';

/**
 * `proved`: by its sender. `unsigned`: bears no proof, from before one was required, and is decided.
 * The others are not: `unsigned-refused` bears none where one is required, the proof of `wrong` is
 * of other bytes or under another key, and `wrong-sender` is one of api, clock and house that speaks
 * for another.
 */
export const SENDER_VERDICTS = [
  'proved',
  'unsigned',
  'unsigned-refused',
  'wrong',
  'wrong-sender',
] as const;
export type SenderVerdict = (typeof SENDER_VERDICTS)[number];

/** What a gate looks at in a command. */
export interface SentCommand {
  readonly role: Role;
}

interface CommandGateOptions<C> {
  readonly messages: Pick<RecordMessages<C, never>, 'topics' | 'decodeCommand'>;
  readonly partition: number;
  readonly keys: PurposeKeys;
  readonly macRequirement?: MacRequirement;
  /** Told once for each command that comes, whatever becomes of it. */
  readonly onSender?: (verdict: SenderVerdict) => void;
}

interface Looked<C> {
  /** The command to be decided, undefined where the entry holds none that may be. */
  readonly command: C | undefined;
  /** What is known of the sender, undefined where the entry holds no command at all. */
  readonly verdict: SenderVerdict | undefined;
}

export class CommandGate<C extends SentCommand> {
  /** Entries are looked at when they are counted and when they are taken. */
  private readonly looked = new WeakMap<Entry, Looked<C>>();
  private requiredFrom: Offset | undefined;

  constructor(private readonly options: CommandGateOptions<C>) {}

  /** Prepares the gate for these entries, before they are asked for; with none, before any. */
  async prepare(entries: readonly Entry[]): Promise<void> {
    const { messages, partition, macRequirement, onSender } = this.options;
    const isOpen = this.requiredFrom === undefined;
    if (isOpen && (entries.length === 0 || entries.some(isUnsigned))) {
      const commands = { topic: messages.topics.commands, partition };
      this.requiredFrom = await macRequirement?.requiredFrom(commands);
    }
    for (const entry of entries) {
      const { verdict } = this.look(entry);
      if (verdict !== undefined) onSender?.(verdict);
    }
  }

  /** The command of an entry, undefined where it is not valid, or of nobody who may send it. */
  commandIn(entry: Entry): C | undefined {
    return this.look(entry).command;
  }

  private look(entry: Entry): Looked<C> {
    const known = this.looked.get(entry);
    if (known !== undefined) return known;
    const decoded = this.options.messages.decodeCommand(entry.value);
    const verdict = decoded.ok ? this.verdictOf(entry, decoded.value) : undefined;
    const isTaken = decoded.ok && verdict !== undefined && isDecided(verdict);
    const looked = { command: isTaken ? decoded.value : undefined, verdict };
    this.looked.set(entry, looked);
    return looked;
  }

  private verdictOf(entry: Entry, command: C): SenderVerdict {
    if (!isUnsigned(entry)) return verdictOfSigned(entry, command, this.options);
    const { requiredFrom } = this;
    const isRequired = requiredFrom !== undefined && entry.offset >= requiredFrom;
    return isRequired ? 'unsigned-refused' : 'unsigned';
  }
}

const isDecided = (verdict: SenderVerdict): boolean =>
  verdict === 'proved' || verdict === 'unsigned';

const isUnsigned = ({ headers }: Message): boolean => headers?.[COMMAND_MAC] === undefined;

interface Proving {
  readonly messages: { readonly topics: { readonly commands: Topic } };
  readonly keys: PurposeKeys;
}

/** The verdict on a proof: its key must have counted when the log stamped the entry. */
function verdictOfSigned(
  { value, headers, appendedAtMs }: Entry,
  { role }: SentCommand,
  { messages, keys }: Proving,
): SenderVerdict {
  const read = readCommandMac(headers?.[COMMAND_MAC] ?? '');
  if (read === undefined) return 'wrong';
  const { sender, mac } = read;
  const origin = { sender, topic: messages.topics.commands };
  const given = Buffer.from(mac);
  const isProved = keys
    .trusted(macPurposeOf(sender), appendedAtMs)
    .some(({ key }) =>
      timingSafeEqual(given, Buffer.from(macOfCommand(origin, value, hmacSha256(key)))),
    );
  if (!isProved) return 'wrong';
  return sender === senderOf(role) ? 'proved' : 'wrong-sender';
}

/** Who alone may speak in this role. */
const senderOf = (role: Role): CommandSender =>
  role === 'clock' || role === 'house' ? role : 'api';
