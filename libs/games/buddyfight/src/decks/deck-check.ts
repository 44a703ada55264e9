/**
 * Deck check: every problem is listed, not only the first. A list begins with the Flag, then the
 * Buddy; all that follows is the main deck. Cards that the Flag does not allow may be in it.
 *
 * Rules: R-BFT-03 to 05, B01 to B03; decision A-BFT-70.
 */
import { tooManyCopies, unknownCards } from '@scoresheet/rules-cards';
import type { CardFace, Refusal, Rules } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';

const MIN_CARDS = 50; // B01
const MAX_CARDS = 200; // no rule: a deck that nobody could shuffle
const MAX_COPIES = 4; // B01

/** What forbids this deck, given as card codes; nothing when it may be played. */
export const checkDeck = (codes: readonly string[]): readonly Refusal[] =>
  checkDeckOf(FACES, codes);

/** What forbids a deck of cards of any set, given by its faces; unknown codes are told first. */
function checkDeckOf(faces: Rules['faces'], codes: readonly string[]): readonly Refusal[] {
  const unknown = unknownCards(codes, { faces, rule: 'B01' });
  if (unknown.length > 0) return unknown;
  const [flag, buddy, ...main] = codes.flatMap((code) => faces[code] ?? []);
  return [
    ...wrongFlag(flag, [...(buddy ? [buddy] : []), ...main]),
    ...wrongBuddy(buddy),
    ...wrongSize(main),
    ...tooManyCopies(main, copiesAllowed),
  ];
}

/** Counted by name, without the Buddy, which is a fifth copy where the deck has four (R-BFT-04). */
const copiesAllowed = (card: CardFace) =>
  isFlag(card) ? undefined : { most: MAX_COPIES, rule: 'B01', besides: 'besides the Buddy' };

const isFlag = (face: CardFace | undefined): boolean => face?.type === 'flag';

function wrongFlag(first: CardFace | undefined, others: readonly CardFace[]): readonly Refusal[] {
  if (!isFlag(first)) return [{ rule: 'B02', says: 'A deck list begins with one Flag.' }];
  const second = others.find(isFlag);
  if (!second) return [];
  return [{ rule: 'B02', says: `A deck has one Flag; ${second.name} is a second one.` }];
}

/** A monster, or what says of itself that it may be the Buddy. */
function wrongBuddy(buddy: CardFace | undefined): readonly Refusal[] {
  if (!buddy || isFlag(buddy)) {
    return [{ rule: 'B02', says: 'The second card of a deck list is the Buddy.' }];
  }
  const may = buddy.type === 'monster' || (buddy.keywords['buddy'] ?? 0) > 0;
  if (may) return [];
  const says = `${buddy.name} is no monster and does not say that it may be the Buddy.`;
  return [{ rule: 'R-BFT-05', says }];
}

/** Flag and Buddy are not counted (R-BFT-03). */
function wrongSize({ length }: readonly CardFace[]): readonly Refusal[] {
  if (length < MIN_CARDS) {
    const says = `A deck has at least ${MIN_CARDS} cards besides Flag and Buddy; this one has ${length}.`;
    return [{ rule: 'B01', says }];
  }
  if (length <= MAX_CARDS) return [];
  return [{ rule: 'B01', says: `A deck has at most ${MAX_CARDS} cards; this one has ${length}.` }];
}
