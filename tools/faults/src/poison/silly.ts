/** Values that JSON can hold and nobody of ours writes. */
import { MAX_JSON_DEPTH, type Json, type JsonObject } from '@scoresheet/domain-record';
import type { Random } from '@scoresheet/event-log-faulty';

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  'm-1',
  'seat1',
  'house',
  'public',
  '\0',
  'a\0b',
  '\n',
  '"',
  '\\',
  '\u202e',
  '\u2028',
  '\ufeff',
  '٣',
  '🂡',
  'é',
  'e\u0301',
  "'; drop table match; --",
  '../../etc',
  '%00',
  'x'.repeat(129),
  'x'.repeat(3_000),
];
const MAX = Number.MAX_SAFE_INTEGER;
/** Ends of what columns, timers, dates and arrays can hold. */
const NUMBERS = [
  0,
  1,
  -1,
  2,
  3,
  10,
  11,
  127,
  2 ** 15,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 - 1,
  2 ** 32,
  8.64e15,
  8.64e15 + 1,
  253_402_300_800_000,
  MAX,
  -MAX,
];
const MEMBERS = 4;

export const sillyText = (random: Random): string => random.pick(TEXTS);
export const sillyNumber = (random: Random): number => random.pick(NUMBERS);

export function silly(random: Random, depth = 0): Json {
  const kinds = depth < 3 ? 6 : 4;
  switch (random.below(kinds)) {
    case 0:
      return random.pick([null, true, false]);
    case 1:
      return sillyNumber(random);
    case 2:
    case 3:
      return sillyText(random);
    case 4:
      return random.chance(0.1)
        ? nested(random.below(2 * MAX_JSON_DEPTH))
        : Array.from({ length: random.below(MEMBERS) }, () => silly(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(MEMBERS) }, () => [
          sillyText(random),
          silly(random, depth + 1),
        ]),
      );
  }
}

/** The object with a member that is gone, silly, or not asked for. */
export function perturbed(value: JsonObject, random: Random): JsonObject {
  const names = Object.keys(value);
  const name = names.length === 0 || random.chance(0.1) ? sillyText(random) : random.pick(names);
  const { [name]: known, ...others } = value;
  return random.chance(0.2) ? others : { ...others, [name]: instead(known, random) };
}

/** Most often of the same type, so that whoever reads it gets past the first look. */
function instead(known: Json | undefined, random: Random): Json {
  if (random.chance(0.3)) return silly(random);
  if (typeof known === 'string') return sillyText(random);
  if (typeof known === 'number') return sillyNumber(random);
  if (typeof known !== 'object' || known === null) return silly(random);
  if (!Array.isArray(known)) return perturbed(known as JsonObject, random);
  return [...(known as readonly Json[]).map((one) => instead(one, random)), silly(random)];
}

function nested(depth: number): Json {
  let value: Json = [];
  for (let i = 0; i < depth; i += 1) value = [value];
  return value;
}
