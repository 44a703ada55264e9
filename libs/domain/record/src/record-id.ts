/** Names of records, and the partition that a name belongs to. */
import { canonicalJson } from './canonical-json.js';
import { invariant } from './invariant.js';
import type { Sha256 } from './sha256.js';

export type RecordKind = 'match' | 'tournament';

const PREFIXES: Readonly<Record<RecordKind, string>> = { match: 'm', tournament: 't' };
/** Crockford's: no i, l, o, u, so that an id can be read aloud. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 26 digits of five bits. */
const ID_DIGITS = 26;

interface Creation {
  readonly kind: RecordKind;
  readonly actor: string;
  readonly commandId: string;
}

/** The id of the record that a command creates: sent twice, it names the same record. */
export function recordIdOf({ kind, actor, commandId }: Creation, sha256: Sha256): string {
  const hash = sha256(canonicalJson(['scoresheet record id', kind, actor, commandId]));
  let bits = BigInt(`0x${hash}`) >> BigInt(256 - 5 * ID_DIGITS);
  let digits = '';
  for (let i = 0; i < ID_DIGITS; i += 1) {
    digits = (DIGITS[Number(bits & 31n)] as string) + digits;
    bits >>= 5n;
  }
  return `${PREFIXES[kind]}-${digits}`;
}

const A_RECORD_ID = new RegExp(`^[${Object.values(PREFIXES).join('')}]-[${DIGITS}]{${ID_DIGITS}}$`);

/**
 * Whether a name is one that `recordIdOf` makes, for this kind where one is asked for. Total: nobody
 * else has given a record its name.
 */
export const isRecordId = (name: string, kind?: RecordKind): boolean =>
  A_RECORD_ID.test(name) && (kind === undefined || name.startsWith(`${PREFIXES[kind]}-`));

/** First four bytes of the id's hash, big endian, modulo the log's number of partitions. */
export function partitionOf(record: string, partitions: number, sha256: Sha256): number {
  invariant(Number.isSafeInteger(partitions) && partitions > 0, 'a log has partitions');
  return parseInt(sha256(record).slice(0, 8), 16) % partitions;
}
