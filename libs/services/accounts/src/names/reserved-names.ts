/** Names that nobody takes, because others would believe that the house speaks. */
import { foldCase, skeletonsOf } from './skeleton.js';

const HOUSE = [
  ...['admin', 'administrator', 'arbiter', 'bot', 'helpdesk', 'house', 'judge', 'mod', 'moderator'],
  ...[
    'official',
    'operator',
    'organiser',
    'organizer',
    'referee',
    'root',
    'scoresheet',
    'security',
  ],
  ...['server', 'staff', 'support', 'sysadmin', 'system'],
];
/** What is shown, or might be, where there is no name. */
const NOBODY = [
  ...['anonymous', 'deleted', 'deleted player', 'erased', 'erased player', 'guest', 'nobody'],
  ...['null', 'undefined', 'unknown'],
];
/** Words that change nothing in what a reserved word says: "the judge", "support team". */
const FILLERS = ['of', 'real', 'team', 'the'];

/** Letters alone; "i" and "l" are one letter here, so that "adm1n" and "AdmIn" are "admin". */
const readings = (name: string): string[] =>
  skeletonsOf(name).map((look) =>
    look.normalize('NFD').replaceAll(/\P{L}/gu, '').replaceAll('i', 'l'),
  );

const oneOf = (words: readonly string[]): string =>
  words.flatMap((word) => readings(foldCase(word))).join('|');

const WORD = oneOf([...HOUSE, ...NOBODY]);
const FILLER = oneOf(FILLERS);
const RESERVED = new RegExp(`^(?:${FILLER})*(?:${WORD})(?:${WORD}|${FILLER})*$`, 'u');

/** Whether nothing is left of a name beside reserved words, digits, accents and punctuation. */
export const isReserved = (name: string): boolean =>
  [name, name.replaceAll(/\p{N}/gu, '')]
    .flatMap(readings)
    .some((reading) => RESERVED.test(reading));
