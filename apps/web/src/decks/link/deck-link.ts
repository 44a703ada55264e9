/**
 * A deck as the fragment of an address: `Rush%20Hour~30gen-031.2561`. A fragment is sent to no server,
 * and so a deck can be passed on without anybody keeping it.
 *
 * After the name come the cards, in their order: how many, how many letters the code has in common
 * with the one before (both one digit of base 36), and the rest of the code.
 */
import { deckOf, MAX_CARDS, type Deck } from '../deck.js';

const BASE = 36;
const MOST_IN_A_DIGIT = BASE - 1;
const AFTER_NAME = '~';
const BETWEEN = '.';
/** An address that is longer was not written here, and is not read. */
const MAX_LINK = 8_000;

export function writeLink({ name, entries }: Deck): string {
  let before = '';
  const cards = entries.flatMap(({ code, count }) => {
    return digits(count).map((digit) => {
      const common = commonStart(before, code);
      before = code;
      return digit + common.toString(BASE) + quoted(code.slice(common));
    });
  });
  return `${quoted(name)}${AFTER_NAME}${cards.join(BETWEEN)}`;
}

/** The deck that a fragment holds; undefined for what is no deck. */
export function readLink(fragment: string): Deck | undefined {
  const text = fragment.replace(/^#/, '');
  const end = text.indexOf(AFTER_NAME);
  if (end < 0 || text.length > MAX_LINK) return undefined;
  try {
    const name = decodeURIComponent(text.slice(0, end));
    const cards = text.slice(end + 1);
    return deckOf(name, cards === '' ? [] : codesIn(cards));
  } catch {
    return undefined;
  }
}

function codesIn(cards: string): readonly string[] {
  let before = '';
  const codes: string[] = [];
  for (const part of cards.split(BETWEEN)) {
    const [count, common] = [digitIn(part, 0), digitIn(part, 1)];
    const code = before.slice(0, common) + decodeURIComponent(part.slice(2));
    if (count < 1 || code === '') throw new RangeError('no part of a deck');
    before = code;
    for (let copy = 0; copy < count && codes.length < MAX_CARDS; copy += 1) codes.push(code);
  }
  return codes;
}

function digitIn(part: string, at: number): number {
  const digit = Number.parseInt(part.charAt(at), BASE);
  if (Number.isNaN(digit)) throw new RangeError('no digit of a deck');
  return digit;
}

/** A number that one digit does not hold is said in several parts. */
const digits = (count: number): readonly string[] =>
  count <= MOST_IN_A_DIGIT
    ? [count.toString(BASE)]
    : [MOST_IN_A_DIGIT.toString(BASE), ...digits(count - MOST_IN_A_DIGIT)];

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < MOST_IN_A_DIGIT && length < one.length && one[length] === other[length]) {
    length += 1;
  }
  // Half of a letter that takes two places cannot be said by itself.
  return /[\uD800-\uDBFF]$/.test(one.slice(0, length)) ? length - 1 : length;
}

/** `encodeURIComponent` throws at half a letter, and leaves the two separators as they are. */
const quoted = (text: string): string =>
  encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)))
    .replaceAll('.', '%2E')
    .replaceAll('~', '%7E');
