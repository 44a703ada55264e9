/** What a name looks like: UTS 39, 4. */
import { lookOf, withoutIgnorables } from './unicode.js';

/** A look leads to another look so often at most: "M" is "m", which looks like "rn". */
const ROUNDS = 3;

/** Folds by way of upper case, so that two lower-case forms (σ and ς, ß and ss) meet. */
export const foldCase = (text: string): string =>
  text.toUpperCase().toLowerCase().normalize('NFKC');

/**
 * One skeleton for the name as it is written, in which "I" looks like "l", and one for the name in
 * small letters, ascending and distinct. Two names look alike when they share one.
 */
export const skeletonsOf = (name: string): readonly string[] =>
  [...new Set([foldedLook(name), foldedLook(foldCase(name))])].sort();

function foldedLook(text: string): string {
  let seen = withoutIgnorables(text);
  for (let round = 0; round < ROUNDS; round += 1) seen = foldCase(skeleton(seen));
  return seen;
}

const skeleton = (text: string): string =>
  [...text.normalize('NFD')].map(lookOf).join('').normalize('NFD');
