/** Entries, grammatical and broken, as somebody writes them who can write to every topic. */
import { MATCH_EVENT_TYPES } from '@scoresheet/contracts-messages';
import { encodeUtf8, MAX_EVENT_BYTES, sealEvent, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Json, JsonObject, Part } from '@scoresheet/domain-record';
import type { Random } from '@scoresheet/event-log-faulty';
import { COMMANDS, CREATED, FACTS } from './facts.js';
import { perturbed, silly, sillyNumber, sillyText } from './silly.js';

const TYPES: readonly string[] = [...MATCH_EVENT_TYPES, 'open', 'add', 'close', 'void'];
const SALT = sha256('poison');
const HEADER_FIELDS = 8;

export interface Target {
  readonly record: string;
  /** What the next event has to name; undefined where the record has none. */
  readonly head: Head | undefined;
  /** The official time of the moment. */
  readonly nowMs: number;
}

/** The next event of the target: the chain admits it, whatever it says. */
export function chainedEvent({ record, head, nowMs }: Target, random: Random): Uint8Array {
  const at = random.chance(0.8) ? nowMs : Math.abs(sillyNumber(random));
  const type = random.chance(0.8) ? random.pick(TYPES) : sillyText(random);
  const parts = { public: partOf(head, random), ...(random.chance(0.3) && houseOf(head, random)) };
  const draft = { record, type, at, commandId: `p${random.below(20)}`, parts };
  try {
    return sealEvent(draft, head, { saltOf: () => SALT, sha256 }).bytes;
  } catch {
    return randomBytes(random); // too deep for canonical JSON
  }
}

/** An event of the target with something wrong in its header or its lines. */
export function brokenEvent(target: Target, random: Random): Uint8Array {
  const [header = '', ...lines] = new TextDecoder()
    .decode(chainedEvent(target, random))
    .split('\n');
  switch (random.below(5)) {
    case 0:
      return encodeUtf8([header, ...lines.slice(1)].join('\n'));
    case 1:
      return encodeUtf8([header, ...lines, ...lines].join('\n'));
    case 2:
      return encodeUtf8([header, ...lines.map((line) => line.slice(1))].join('\n'));
    case 3:
      return withFlippedByte(encodeUtf8([header, ...lines].join('\n')), random);
    default:
      return encodeUtf8([withSillyField(header, random), ...lines].join('\n'));
  }
}

/** A command or an outcome of the target, in which most fields may be silly. */
export function message(record: string, random: Random): Uint8Array {
  const names = { record, commandId: `p${random.below(20)}` };
  let value: JsonObject = { ...names, ...random.pick(random.chance(0.8) ? COMMANDS : OUTCOMES) };
  for (let i = random.below(3); i > 0; i -= 1) value = perturbed(value, random);
  return encodeUtf8(JSON.stringify(random.chance(0.05) ? silly(random) : value));
}

const OUTCOMES: readonly JsonObject[] = [
  { outcome: 'refused', code: 'match-over', says: 'over', digest: SALT },
  { outcome: 'conflict', says: 'again', digest: SALT },
  { outcome: 'duplicate', seq: 0, digest: SALT },
  { outcome: 'internal-error', reference: '0', digest: SALT },
];

export function randomBytes(random: Random): Uint8Array {
  const length = random.chance(0.02) ? MAX_EVENT_BYTES + 1 : random.below(200);
  return Uint8Array.from({ length }, () => random.below(256));
}

function partOf(head: Head | undefined, random: Random): Part {
  const text = `${random.pick(['open', 'add', 'close'])} ${head?.seq ?? 0} 1`;
  const fact = head === undefined ? CREATED : random.pick(FACTS);
  const facts = [random.chance(0.5) ? perturbed(fact, random) : fact];
  const part = { action: { type: 'act', text }, facts };
  return (random.chance(0.2) ? perturbed(part, random) : part) as Part;
}

const houseOf = (head: Head | undefined, random: Random) => ({ house: partOf(head, random) });

function withSillyField(header: string, random: Random): string {
  try {
    const fields = JSON.parse(header) as Json[];
    fields[random.below(HEADER_FIELDS)] = silly(random);
    return JSON.stringify(fields);
  } catch {
    return header.slice(1);
  }
}

function withFlippedByte(bytes: Uint8Array, random: Random): Uint8Array {
  if (bytes.length > 0) {
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  }
  return bytes;
}
