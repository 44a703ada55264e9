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
  let isSame = before.length === now.length;
  // Whoever steps through a record comes here for each list of a table: copies are made where needed.
  let parts: unknown[] | undefined;
  for (let index = 0; index < now.length; index += 1) {
    const part = kept(before[index], now[index]);
    isSame &&= Object.is(part, before[index]);
    if (!Object.is(part, now[index])) (parts ??= [...now])[index] = part;
  }
  return isSame ? before : (parts ?? now);
}

type Parts = Readonly<Record<string, unknown>>;

function keptRecord(before: Parts, now: Parts): Parts {
  const names = Object.keys(now);
  let isSame = Object.keys(before).length === names.length;
  let parts: Record<string, unknown> | undefined;
  for (const name of names) {
    const part = kept(before[name], now[name]);
    isSame &&= name in before && Object.is(part, before[name]);
    if (!Object.is(part, now[name])) (parts ??= { ...now })[name] = part;
  }
  return isSame ? before : (parts ?? now);
}

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
