/**
 * Every event makes a table and a board anew, and most of them is as it was. Parts that are equal to
 * what was there before are given back as they were: whoever has drawn them, or has read them, has
 * nothing to do, and a thousand tables take little more room than a few.
 */

/** Plain data only: lists, records, and what has no parts. */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return keptList(before, now) as T;
  if (isRecord(before) && isRecord(now)) return keptRecord(before, now) as T;
  return now;
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const parts = now.map((part, index) => kept(before[index], part));
  const isSame = before.length === parts.length && parts.every((part, i) => part === before[i]);
  return isSame ? before : parts;
}

type Parts = Readonly<Record<string, unknown>>;

function keptRecord(before: Parts, now: Parts): Parts {
  const parts = Object.entries(now).map(
    ([name, part]) => [name, kept(before[name], part)] as const,
  );
  const isSame =
    Object.keys(before).length === parts.length &&
    parts.every(([name, part]) => name in before && part === before[name]);
  return isSame ? before : Object.fromEntries(parts);
}

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
