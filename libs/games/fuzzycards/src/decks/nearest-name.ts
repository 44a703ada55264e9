/** Finds the name that somebody who slipped on the keyboard may have meant. */
const MAX_SLIPS = 3;

/** The closest of `names`, if a few wrong, missing or added letters tell them apart. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Math.min(MAX_SLIPS, Math.floor(typed.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - typed.length) >= least) continue;
    const slips = slipsBetween(typed.toLowerCase(), name.toLowerCase());
    if (slips < least) [nearest, least] = [name, slips];
  }
  return nearest;
}

/** Levenshtein's distance, a row of his table at a time. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
