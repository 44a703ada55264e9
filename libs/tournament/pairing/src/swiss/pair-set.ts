/** A set of unordered pairs of small whole numbers, a bit for each. */

export interface PairSet {
  readonly row: number;
  readonly bits: Uint32Array;
}

const WORD = 32;

export function newPairSet(size: number): PairSet {
  const row = Math.ceil(size / WORD);
  return { row, bits: new Uint32Array(row * size) };
}

export function addPair(set: PairSet, one: number, other: number): void {
  mark(set, one, other);
  mark(set, other, one);
}

function mark({ row, bits }: PairSet, from: number, to: number): void {
  const word = from * row + (to >>> 5);
  bits[word] = (bits[word] as number) | (1 << (to & 31));
}

export const hasPair = ({ row, bits }: PairSet, one: number, other: number): boolean =>
  (((bits[one * row + (other >>> 5)] as number) >>> (other & 31)) & 1) === 1;
