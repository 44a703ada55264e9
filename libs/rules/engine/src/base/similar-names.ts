/** Names that somebody may have meant: those that share most pairs of letters with what was typed. */
const MOST_SUGGESTED = 3;

/** The part that two names must share of all their pairs of letters. */
const LEAST_ALIKE = 0.55;

/** The most alike first; none where nothing resembles it. */
export function similarNames(typed: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ name, alike: likenessOf(typed, name) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MOST_SUGGESTED)
    .map(({ name }) => name);
}

/** Likeness to the whole name or to one word of it, because people type what they remember. */
const likenessOf = (typed: string, name: string): number =>
  Math.max(...[name, ...name.split(' ')].map((part) => sharedPairs(typed, part)));

/** The coefficient of Sørensen and Dice, from 0 to 1. */
function sharedPairs(a: string, b: string): number {
  const [ofA, ofB] = [pairsOf(a), pairsOf(b)];
  const shared = [...ofA].filter((pair) => ofB.has(pair)).length;
  return (2 * shared) / (ofA.size + ofB.size);
}

/** Pairs with the borders of the words, so that beginnings count and short words have pairs. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
