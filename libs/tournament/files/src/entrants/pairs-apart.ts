import type { FileEntrant } from './file-entrant.js';

/** Each pair once, by the numbers that the tournament gave; named by one of the two is enough. */
export function pairsApart(
  rows: readonly FileEntrant[],
  numbers: ReadonlyMap<FileEntrant, number>,
): readonly (readonly [number, number])[] {
  const inFile = new Map(rows.map((row) => [row.number, numbers.get(row) ?? 0]));
  const pairs = new Map<string, readonly [number, number]>();
  for (const row of rows) {
    const one = numbers.get(row) ?? 0;
    for (const apart of row.apart) {
      const other = inFile.get(apart) ?? 0;
      const pair = [Math.min(one, other), Math.max(one, other)] as const;
      pairs.set(pair.join('/'), pair);
    }
  }
  return [...pairs.values()];
}
