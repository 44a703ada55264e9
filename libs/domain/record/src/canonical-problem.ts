/** Says why a value has no canonical form, for the message of the bug. Slow, runs at most once. */

import { MAX_JSON_DEPTH } from './json-depth.js';
/** Path and kind of the first thing in `value` that cannot stand in the record. */
export function problemIn(value: unknown, path = '$', depth = 0): string | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return problemInText(value, path);
  if (typeof value === 'number') return problemInNumber(value, path);
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  return problemInside(value, path, depth);
}

function problemInText(text: string, path: string): string | undefined {
  return /\p{Surrogate}/u.test(text) ? `${path} holds a lone surrogate` : undefined;
}

function problemInNumber(value: number, path: string): string | undefined {
  if (Object.is(value, -0)) return `${path} is -0, write 0`;
  return Number.isSafeInteger(value) ? undefined : `${path} is no safe integer`;
}

function problemInside(value: object, path: string, depth: number): string | undefined {
  // A value that contains itself ends here as well.
  if (depth >= MAX_JSON_DEPTH) return `${path} is nested deeper than ${MAX_JSON_DEPTH}`;
  if (Array.isArray(value)) {
    return firstOf(
      Array.from(value, (item, i) => () => problemIn(item, `${path}[${i}]`, depth + 1)),
    );
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is no plain object`;
  return firstOf(
    Object.entries(value).map(
      ([key, member]) =>
        () =>
          problemInText(key, `the key ${path}.${key}`) ??
          problemIn(member, `${path}.${key}`, depth + 1),
    ),
  );
}

function firstOf(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const problem = check();
    if (problem !== undefined) return problem;
  }
  return undefined;
}
