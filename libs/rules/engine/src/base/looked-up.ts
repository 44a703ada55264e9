/**
 * What is made of a key each time the same way, made once and then looked up: several times faster
 * than a text put together or taken apart anew at every move. A game has some hundred keys; a forged
 * record may name any number of others, and those beyond the limit are made each time and not kept.
 */
export function lookedUp<Key, Made extends NonNullable<unknown>>(
  limit: number,
  make: (key: Key) => Made,
): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    if (kept.size < limit) kept.set(key, made);
    return made;
  };
}
