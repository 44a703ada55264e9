/** Equality of values of the record, whatever the order of their members. */
import type { Json } from './canonical-json.js';

export function equal(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as Readonly<Record<string, Json>>;
  const right = other as Readonly<Record<string, Json>>;
  let members = 0;
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !equal(left[key], right[key])) return false;
    members += 1;
  }
  return members === Object.keys(right).length;
}
