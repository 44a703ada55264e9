/** What the deck checks of games find alike. */
import { no, type CardFace, type Refusal, type Rules } from '@scoresheet/rules-engine';

interface Known {
  readonly faces: Rules['faces'];
  readonly rule: string;
  /** Where cards have to be; "this ruleset" where nothing else is said. */
  readonly where?: string;
}

/** Codes that no card has, each told once. */
export const unknownCards = (
  codes: readonly string[],
  { faces, rule, where = 'this ruleset' }: Known,
): readonly Refusal[] =>
  [...new Set(codes)]
    .filter((code) => !faces[code])
    .map((code) => no(rule, `There is no card '${code}' in ${where}.`));

/** How many copies of a card are allowed, by which rule. */
export interface CopyLimit {
  readonly most: number;
  readonly rule: string;
  /** "besides the Buddy", where some are not counted. */
  readonly besides?: string;
}

/**
 * Cards of which there are more copies than allowed, where there is a limit. Copies are cards of one
 * name, or alike in what `sameAs` says of them.
 */
export function tooManyCopies(
  cards: readonly CardFace[],
  limitOf: (card: CardFace) => CopyLimit | undefined,
  sameAs: (card: CardFace) => string = ({ name }) => name,
): readonly Refusal[] {
  const copies = new Map<string, CardFace[]>();
  for (const card of cards) copies.set(sameAs(card), [...(copies.get(sameAs(card)) ?? []), card]);
  return [...copies.values()].flatMap((of) => {
    const [card] = of as [CardFace];
    const limit = limitOf(card);
    if (!limit || of.length <= limit.most) return [];
    const { rule, most, besides = '' } = limit;
    const count = [of.length, 'copies', besides].join(' ').trimEnd();
    return [no(rule, `${card.name}: ${count}, ${most} allowed.`)];
  });
}
