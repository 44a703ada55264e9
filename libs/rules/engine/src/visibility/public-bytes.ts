/** How much of an event everybody is shown, in bytes as JSON; texts are taken for plain ones. */
import { seesIds } from './audience.js';
import type { Fact } from '../contract/facts.js';
import type { Json } from '../base/json.js';
import type { Rules } from '../contract/rules.js';
import { see } from './see.js';

export function publicBytes(rules: Rules, facts: readonly Fact[], from = 0): number {
  let bytes = 0;
  for (let index = from; index < facts.length; index += 1) {
    const shown = see(rules, facts[index] as Fact, 'public');
    if (shown !== undefined) bytes += bytesOf(shown) + COMMA;
  }
  return bytes;
}

/** How many of the facts everybody is shown something of. */
export function publicCount(rules: Rules, facts: readonly Fact[], from: number): number {
  let count = 0;
  for (let index = from; index < facts.length; index += 1) {
    if (isShown(rules, facts[index] as Fact)) count += 1;
  }
  return count;
}

/** What `see` gives for everybody, without making it. */
function isShown(rules: Rules, fact: Fact): boolean {
  switch (fact.kind) {
    case 'counted':
      return rules.openCounters.includes(fact.what);
    case 'marked':
    case 'slotted':
    case 'modified':
    case 'unmodified':
      return seesIds(rules, fact.place, 'public');
    default:
      return true;
  }
}

const COMMA = 1;
const QUOTES = 2;
/** Most numbers are small, and so are the words of JSON. */
const WORD = 4;

function bytesOf(value: Json): number {
  if (typeof value === 'string') return value.length + QUOTES;
  if (typeof value !== 'object' || value === null) return WORD;
  let bytes = QUOTES;
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) bytes += bytesOf(item) + COMMA;
    return bytes;
  }
  for (const name in value) {
    bytes += name.length + QUOTES + COMMA;
    bytes += bytesOf((value as { readonly [field: string]: Json })[name] as Json) + COMMA;
  }
  return bytes;
}
