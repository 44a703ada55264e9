/** The first place where a record and the rules disagree, for a person who has to look at it. */
import { canonicalJson, isJsonObject, type Json } from './canonical-json.js';
import { equal } from './equal.js';

export type DifferenceKind =
  /** The rules decide another action or other facts. */
  | 'decided-otherwise'
  /** The rules refuse the action. */
  | 'refused'
  /** An audience's line holds more, less or something else than that audience may know. */
  | 'seen-otherwise'
  /** Folding the facts gives another state than deciding the action. */
  | 'folded-otherwise'
  /** The clock runs backwards. */
  | 'time-runs-back'
  /** The house's part is not an action with facts. */
  | 'not-a-part'
  /** The rules cannot cope with what is recorded. */
  | 'rules-stopped';

export interface Difference {
  readonly kind: DifferenceKind;
  /** The place in which the two differ, e.g. `events[12].facts[3].to`. */
  readonly path: string;
  /** What the record says there; undefined: nothing. */
  readonly recorded: Json | undefined;
  /** What the rules say there; undefined: nothing. */
  readonly expected: Json | undefined;
}

/** Longer values are cut in messages; the difference itself holds them whole. */
const MAX_SHOWN_CHARS = 120;

/** `events[12].facts[3].to: recorded 28, rules say 29` */
export function describeDifference({ kind, path, recorded, expected }: Difference): string {
  const said = kind === 'refused' ? 'rules refuse it:' : 'rules say';
  return `${path}: recorded ${shown(recorded)}, ${said} ${shown(expected)}`;
}

function shown(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = canonicalJson(value);
  return text.length <= MAX_SHOWN_CHARS ? text : `${text.slice(0, MAX_SHOWN_CHARS)}…`;
}

interface Place {
  readonly path: string;
  readonly recorded: Json | undefined;
  readonly expected: Json | undefined;
}

/** The first place where two values differ, members in the order of canonical JSON. */
export const firstDifference = (
  recorded: Json | undefined,
  expected: Json | undefined,
  path: string,
): Place | undefined =>
  // Nearly always nothing differs, and then no path needs to be written.
  equal(recorded, expected) ? undefined : search(recorded, expected, path);

function search(
  recorded: Json | undefined,
  expected: Json | undefined,
  path: string,
): Place | undefined {
  if (recorded === expected) return undefined;
  if (Array.isArray(recorded) && Array.isArray(expected)) {
    const length = Math.max(recorded.length, expected.length);
    return firstOf(length, (i) =>
      search(recorded[i] as Json, expected[i] as Json, `${path}[${i}]`),
    );
  }
  if (isJsonObject(recorded) && isJsonObject(expected)) {
    const keys = [...new Set([...Object.keys(recorded), ...Object.keys(expected)])].sort();
    return firstOf(keys.length, (i) => {
      const key = keys[i] as string;
      return search(own(recorded, key), own(expected, key), `${path}${step(key)}`);
    });
  }
  return { path, recorded, expected };
}

function firstOf(count: number, at: (i: number) => Place | undefined): Place | undefined {
  for (let i = 0; i < count; i += 1) {
    const place = at(i);
    if (place !== undefined) return place;
  }
  return undefined;
}

// A recorded key may be called "toString": only what the object itself has counts.
const own = (object: Readonly<Record<string, Json>>, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const step = (key: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
