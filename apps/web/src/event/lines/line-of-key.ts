/** So many lines are about what is in sight. */
const PAGE = 10;

/** Where a key leads from a line, and nowhere for all other keys. */
export function lineOfKey(key: string, from: number, count: number): number | undefined {
  const to = targetOf(key, from, count);
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return from - 1;
    case 'ArrowDown':
      return from + 1;
    case 'PageUp':
      return from - PAGE;
    case 'PageDown':
      return from + PAGE;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
