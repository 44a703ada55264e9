/**
 * Deck check: every problem is listed, not only the first.
 *
 * Rules: R-BUD-01 to 05; decision A-BUD-66.
 */
import type { Refusal, Rules } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';
import { hasKeyword } from '../values.js';

const MIN_CARDS = 40; // R-BUD-01
const MAX_CARDS = 60; // R-BUD-01
const MAX_COPIES = 4; // R-BUD-02
const MAX_UNIQUE = 1; // R-BUD-03

/** What forbids this deck, given as card codes; nothing when it may be played. */
export const checkDeck = (codes: readonly string[]): readonly Refusal[] =>
  checkDeckOf(FACES, codes);

/** What forbids a deck of cards of any set, given by its faces. */
export function checkDeckOf(faces: Rules['faces'], codes: readonly string[]): readonly Refusal[] {
  return [...unknownCards(codes, faces), ...wrongSize(codes), ...tooManyCopies(codes, faces)];
}

function unknownCards(codes: readonly string[], faces: Rules['faces']): readonly Refusal[] {
  return [...new Set(codes)]
    .filter((code) => !faces[code])
    .map((code) => ({ rule: 'R-BUD-01', says: `There is no card '${code}' in this ruleset.` }));
}

function wrongSize({ length }: readonly string[]): readonly Refusal[] {
  if (length >= MIN_CARDS && length <= MAX_CARDS) return [];
  const says = `A deck has ${MIN_CARDS} to ${MAX_CARDS} cards; this one has ${length}.`;
  return [{ rule: 'R-BUD-01', says }];
}

/** Cards of one name and type are the same card, whatever their set (R-BUD-05). */
function tooManyCopies(codes: readonly string[], faces: Rules['faces']): readonly Refusal[] {
  const copies = new Map<string, string[]>();
  for (const code of codes) {
    const face = faces[code];
    if (!face || hasKeyword(face, 'generic')) continue; // R-BUD-04
    const same = `${face.name}, ${face.type}`;
    copies.set(same, [...(copies.get(same) ?? []), code]);
  }
  return [...copies.values()].flatMap((of) => problemOf(of, faces));
}

function problemOf(of: readonly string[], faces: Rules['faces']): readonly Refusal[] {
  const [face] = of.flatMap((code) => faces[code] ?? []);
  if (!face) return [];
  const isUnique = hasKeyword(face, 'unique');
  const allowed = isUnique ? MAX_UNIQUE : MAX_COPIES;
  if (of.length <= allowed) return [];
  const rule = isUnique ? 'R-BUD-03' : 'R-BUD-02';
  return [{ rule, says: `${face.name}: ${of.length} copies, ${allowed} allowed.` }];
}
