/**
 * The keys of an installation: all chance and all salts of all matches are derived from them.
 * Whoever has one can foretell every deck of the matches that were made under it. The first names
 * the installation for ever; another one takes over at its time, and none is ever taken out while
 * a match that was made under it runs.
 */
import { hkdfSync } from 'node:crypto';

export const KEY_BYTES = 32;
/** Keys of a ring: more than anybody changes them in years of monthly changes. */
export const MAX_KEYS = 64;

export interface RingKey {
  readonly key: Uint8Array;
  /** When the key takes over, in milliseconds since the epoch; 0: the first. */
  readonly fromMs: number;
  /** Tokens under older keys are worth nothing from then on. */
  readonly endsTokens: boolean;
}

/** Oldest first. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

export const ringOf = (key: Uint8Array): KeyRing => [{ key, fromMs: 0, endsTokens: false }];

const LINE = /^(?<hex>[0-9a-f]{64})(?: from (?<from>\S+)(?<ends> ending tokens)?)?$/;

/**
 * Reads what `printRing` writes: a key a line (a comma does, too, for a setting of one line), each
 * but the first with its time. Undefined: that is no ring.
 */
export function parseRing(text: string): KeyRing | undefined {
  const lines = text.trim().split(/[\n,]/);
  if (lines.length > MAX_KEYS) return undefined;
  const keys: RingKey[] = [];
  for (const line of lines) {
    const key = parseKey(line.trim());
    if (key === undefined || !follows(key, keys)) return undefined;
    keys.push(key);
  }
  return keys as unknown as KeyRing;
}

function parseKey(line: string): RingKey | undefined {
  const { hex, from, ends } = LINE.exec(line)?.groups ?? {};
  if (hex === undefined) return undefined;
  const key = new Uint8Array(Buffer.from(hex, 'hex'));
  return { key, fromMs: from === undefined ? 0 : timeIn(from), endsTokens: ends !== undefined };
}

/** NaN for what is no time as `printRing` writes it. */
function timeIn(text: string): number {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text ? ms : NaN;
}

function follows({ key, fromMs }: RingKey, before: readonly RingKey[]): boolean {
  const last = before.at(-1);
  if (last === undefined) return fromMs === 0;
  return fromMs > last.fromMs && !before.some((other) => Buffer.compare(other.key, key) === 0);
}

/** The ring as text, a newline after each line, so that a person can copy the file. */
export const printRing = (ring: KeyRing): string =>
  ring.map((key) => `${printKey(key)}\n`).join('');

/** Reads the ring of a file just as it was printed, because a key that was cut off is no key. */
export function parsePrintedRing(text: string): KeyRing | undefined {
  const ring = parseRing(text);
  return ring !== undefined && printRing(ring) === text ? ring : undefined;
}

function printKey({ key, fromMs, endsTokens }: RingKey): string {
  const hex = Buffer.from(key).toString('hex');
  if (fromMs === 0) return hex;
  const from = `${hex} from ${new Date(fromMs).toISOString()}`;
  return endsTokens ? `${from} ending tokens` : from;
}

const DIGEST_LABEL = 'scoresheet installation 1';
const NAME_LABEL = 'scoresheet key name 1';
const NAME_BYTES = 8;

/** What may be known of a key; that of the first is the installation's: 64 hex digits. */
export const digestOf = (key: Uint8Array): string => labelled(key, DIGEST_LABEL, KEY_BYTES);

export const installationDigest = ([{ key }]: KeyRing): string => digestOf(key);

/** The name by which event 0 of a match names the key that it was made under: 16 hex digits. */
export const keyNameOf = (key: Uint8Array): string => labelled(key, NAME_LABEL, NAME_BYTES);

const labelled = (key: Uint8Array, label: string, bytes: number): string =>
  Buffer.from(hkdfSync('sha256', key, '', label, bytes)).toString('hex');
