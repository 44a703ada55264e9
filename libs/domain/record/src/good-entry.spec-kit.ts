/** One good entry, and the ways in which the hostile ones depart from it. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Place } from './admission.js';
import { canonicalJson } from './canonical-json.js';
import { FORMAT, type Head } from './event-header.js';
import { partitionOf, recordIdOf } from './record-id.js';
import { sha256 } from './node.js';
import { encodeUtf8 } from './utf8.js';

const actor = 'somebody';
const record = recordIdOf({ kind: 'match', actor, commandId: 'here' }, sha256);
/** A record of another partition. */
export const ELSEWHERE = recordIdOf({ kind: 'match', actor, commandId: 'elsewhere' }, sha256);
const partitions = 4;
export const PLACE: Place = { partition: partitionOf(record, partitions, sha256), partitions };
export const HEAD: Head = { seq: 2, hash: 'ab'.repeat(32) };

export const salted = (members: object): string =>
  canonicalJson({ ...members, salt: '5a'.repeat(32) });
export const PUBLIC = '{"action":"draw","facts":[{"drawn":1}]}';
export const HOUSE = salted({ action: 'draw', facts: [{ card: 'c7', drawn: 1 }] });
export const SEAT1 = salted({ action: 'draw', facts: [{ card: 'c7', drawn: 1 }], you: true });
export const hashes = {
  house: sha256(HOUSE),
  public: sha256(PUBLIC),
  seat1: sha256(SEAT1),
};
export const fields = [
  FORMAT,
  record,
  3,
  HEAD.hash,
  'acted',
  1700000000000,
  'command-3',
  hashes,
] as const;
export const HEADER = canonicalJson(fields);
export const PARTS = [PUBLIC, HOUSE, SEAT1];

/** The good event, with fields of its header replaced by position. */
export const withField = (at: number, value: unknown): string =>
  lines(canonicalJson(fields.map((field, i) => (i === at ? value : field))));
/** The good event, with a piece of the header's text replaced: what no canonical writer writes. */
export const withText = (from: string, to: string): string => lines(HEADER.replace(from, to));
export const withHash = (audience: string, hash: unknown): string =>
  withField(7, { ...hashes, [audience]: hash });
export const lines = (header: string, parts: readonly string[] = PARTS): string =>
  [header, ...parts].join('\n');
/** A whole event around any lines, with hashes that fit them. */
export function around(shown: string, house?: string): string {
  const named = withoutUndefined({
    public: sha256(shown),
    house: house ? sha256(house) : undefined,
  });
  const header = canonicalJson([...fields.slice(0, 7), named]);
  return lines(header, house === undefined ? [shown] : [shown, house]);
}

/** The good parts as the beginning of the record, naming `prev`. */
export const starting = (prev: string): string =>
  lines(canonicalJson([FORMAT, record, 0, prev, ...fields.slice(4)]));

export const GOOD = lines(HEADER);
export const deep = (depth: number): string =>
  `{"action":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},"facts":[]}`;
export const goodAnd = (bytes: readonly number[]): Uint8Array =>
  Uint8Array.from([...encodeUtf8(GOOD), ...bytes]);
