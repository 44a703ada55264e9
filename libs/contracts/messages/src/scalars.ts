/**
 * The small values that messages are made of. Texts are printable ASCII, so that every message has
 * one canonical form and nothing in it needs escaping beyond quotes; only what people write as an
 * answer (`words`) has the letters of their language.
 */
import { z } from 'zod';
import {
  MAX_CARD_CODE_LENGTH,
  MAX_CHOICE_LENGTH,
  MAX_GAME_LENGTH,
  MAX_ID_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTION_TEXT_LENGTH,
  MAX_SEATS,
  MAX_WORDS_LENGTH,
} from './limits.js';

const ID_LETTERS = 'letters, digits, "_" and "-"';
export const ID_SHAPE = /^[A-Za-z0-9_-]+$/;
export const LINE_SHAPE = /^[\x20-\x7e]+$/;
/** Words without controls, marks that turn or hide what is written, or halves of characters. */
export const WORDS_SHAPE =
  /^[^\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202f\u205f-\u206f\ud800-\uf8ff\ufe00-\uffff]*$/;

export const id = (what: string) =>
  z
    .string()
    .regex(ID_SHAPE, `${what} is written in ${ID_LETTERS}`)
    .max(MAX_ID_LENGTH, `${what} has at most ${MAX_ID_LENGTH} characters`);

const line = (what: string, longest: number) =>
  z
    .string()
    .regex(LINE_SHAPE, `${what} is a line of printable ASCII`)
    .max(longest, `${what} has at most ${longest} characters`);

export const game = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a game is one word in lower case')
  .max(MAX_GAME_LENGTH, `a game has at most ${MAX_GAME_LENGTH} characters`);
export const cardCode = line('the code of a card', MAX_CARD_CODE_LENGTH);
/** The type of a printed card, as its game calls it. */
export const cardKind = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a kind of card is one word in lower case')
  .max(MAX_CARD_CODE_LENGTH, `a kind of card has at most ${MAX_CARD_CODE_LENGTH} characters`);
export const optionId = line('the id of an option', MAX_CHOICE_LENGTH);
/**
 * The id of an option, or what somebody writes: a line in which nothing steers a terminal or a
 * page. Which one it is, and how long it may be, only the open decision tells.
 */
export const optionOrWords = z
  .string()
  .regex(WORDS_SHAPE, 'a choice is a line of plain text')
  .max(MAX_WORDS_LENGTH, `a choice has at most ${MAX_WORDS_LENGTH} characters`);
/** No underscores: `__proto__` is no option. */
export const matchOptionName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'the name of an option is one word')
  .max(MAX_OPTION_LENGTH, `the name of an option has at most ${MAX_OPTION_LENGTH} characters`);
export const matchOptionText = line('the value of an option', MAX_OPTION_TEXT_LENGTH);

/** A safe integer; -0, which JSON can write and the record cannot, is 0. */
export const integer = z.int('a number here is a whole one').overwrite((value) => value + 0);

export function wholeNumber(what: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} on` : `${least} to ${most}`;
  const says = `${what} is a whole number from ${range}`;
  return z
    .int(says)
    .min(least, says)
    .max(most, says)
    .overwrite((value) => value + 0);
}

export const seq = wholeNumber('the number of an event', 0);

export const seat = wholeNumber('a seat', 1, MAX_SEATS);

/** Salted digest of a text outside the record; nobody can guess the text from it. */
export const reasonDigest = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'the digest of a reason is a SHA-256 in hexadecimal');
