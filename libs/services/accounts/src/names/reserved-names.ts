/** Names that nobody takes, because others would believe that the house speaks. */
import { foldCase, skeletonsOf } from './skeleton.js';

const HOUSE = [
  'admin',
  'administrator',
  'arbiter',
  'bot',
  'clock',
  'helpdesk',
  'house',
  'judge',
  'mod',
  'moderator',
  'official',
  'operator',
  'organiser',
  'organizer',
  'referee',
  'root',
  'scorekeeper',
  'scoresheet',
  'security',
  'server',
  'staff',
  'support',
  'sysadmin',
  'system',
  'timer',
  'schiedsrichter',
  'turnierleitung',
  'veranstalter',
];
/** What is shown, or might be, where there is no name. */
const NOBODY = [
  'anonymous',
  'deleted',
  'deleted player',
  'erased',
  'erased player',
  'guest',
  'nobody',
  'null',
  'undefined',
  'unknown',
  'gast',
];
/** Words that change nothing in what a reserved word says: "the judge", "support team", "head judge". */
const FILLERS = [
  'chief',
  'event',
  'floor',
  'game',
  'head',
  'lead',
  'main',
  'match',
  'of',
  'real',
  'round',
  'team',
  'the',
  'tournament',
];
/** The organiser is called TO in a hall. It counts only as a separate word: Toto and Botto are names of people. */
const ORGANISER = String.raw`(?<!\S)t ?o(?!\S)`;

/**
 * Letters, with a space in place of all else between them; "i" and "l" are one letter here, so that "adm1n" and
 * "AdmIn" are "admin".
 */
const readings = (name: string): string[] =>
  skeletonsOf(name).map((look) =>
    look
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/\P{L}+/gu, ' ')
      .trim()
      .replaceAll('i', 'l'),
  );

const oneOf = (words: readonly string[]): string =>
  words
    .flatMap((word) => readings(foldCase(word)))
    .map((reading) => reading.replaceAll(' ', ' ?'))
    .join('|');

const WORD = oneOf([...HOUSE, ...NOBODY]);
const FILLER = oneOf(FILLERS);
const RESERVED = new RegExp(
  `^(?:${FILLER}| )*(?:${WORD}|${ORGANISER})(?:${WORD}|${FILLER}|${ORGANISER}| )*$`,
  'u',
);
/** Players without a name are shown as "Guest Heron 4F2". */
const LIKE_A_GUEST = new RegExp(`^(?:${oneOf(['guest'])}) `, 'u');

/**
 * Whether nothing is left of a name beside reserved words, digits, accents and punctuation, or the name begins as that of
 * a guest does.
 */
export const isReserved = (name: string): boolean =>
  [name, name.replaceAll(/\p{N}/gu, '')]
    .flatMap(readings)
    .flatMap((reading) => [reading, reading.replaceAll(' ', '')])
    .some((reading) => RESERVED.test(reading) || LIKE_A_GUEST.test(reading));
