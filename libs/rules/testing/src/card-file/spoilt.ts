/**
 * Spoils a card in every small way: each value of it removed, replaced, or given company. Verdicts on
 * the copies are frozen by their order, so neither that nor a value here may change.
 */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [word: string]: JsonValue };

const WRONG: readonly JsonValue[] = [
  null,
  true,
  -1,
  0,
  1.5,
  100,
  '',
  ' ',
  'nonsense',
  'hero',
  'foe',
  'it',
  'self',
  [],
  [1],
  {},
  { count: {} },
  { side: 'yours' },
];

type Holder = { [word: string]: JsonValue };

/** Every spoilt copy, one at a time; the same card gives the same copies in the same order. */
export function* spoilt(card: JsonValue): Generator<JsonValue> {
  for (const path of pathsOf(card)) {
    yield changed(card, path, remove);
    for (const wrong of WRONG) {
      yield changed(card, path, (holder, word) => Reflect.set(holder, word, wrong));
    }
    yield changed(card, [...path, 'surplus'], (holder, word) => Reflect.set(holder, word, 1));
  }
}

function remove(holder: Holder, word: string): void {
  if (Array.isArray(holder)) holder.splice(Number(word), 1);
  else delete holder[word];
}

function* pathsOf(value: JsonValue, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [word, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, word]);
}

/** A copy in which something is done at the path; unchanged where nothing can be done there. */
function changed(
  card: JsonValue,
  path: readonly string[],
  change: (holder: Holder, word: string) => unknown,
): JsonValue {
  const copy = structuredClone(card);
  let holder = copy as Holder;
  for (const word of path.slice(0, -1)) holder = holder[word] as Holder;
  if (typeof holder === 'object' && holder !== null) change(holder, path.at(-1) as string);
  return copy;
}

/** Of cards that differ in numbers and names alone the last is enough: the others spoil alike. */
export function oneOfEachShape<Card>(cards: readonly Card[]): readonly Card[] {
  const shapeOf = (word: string, value: unknown): unknown =>
    typeof value === 'object' || TELLING.includes(word) ? value : typeof value;
  return [...new Map(cards.map((card) => [JSON.stringify(card, shapeOf), card])).values()];
}

const TELLING = ['type', 'timing', 'verb', 'things', 'zone'];
