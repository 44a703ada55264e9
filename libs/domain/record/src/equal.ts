/** Equality of values of the record, whatever the order of their members. */
import type { Json } from './canonical-json.js';

export function equal(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as Readonly<Record<string, Json>>;
  const right = other as Readonly<Record<string, Json>>;
  // A state's tables have many members, and `for in` is slow on those.
  const names = Object.keys(left);
  const others = Object.keys(right);
  if (names.length !== others.length) return false;
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string;
    // Values that came about alike have their members in one order, too.
    if (name !== others[i] && !Object.hasOwn(right, name)) return false;
    if (!equal(left[name], right[name])) return false;
  }
  return true;
}
