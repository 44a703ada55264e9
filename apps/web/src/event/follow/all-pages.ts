/** A list that comes in pages, to its end. */
export async function allPages<T>(
  /** A page of what stands behind this number. */
  pageAfter: (number: number) => Promise<readonly T[]>,
  numberOf: (each: T) => number,
  pageSize: number,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await pageAfter(last === undefined ? 0 : numberOf(last));
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}
