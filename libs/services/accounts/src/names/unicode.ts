/** What Unicode says of characters, from data that is the same on every version of Node.js. */
import { CONFUSABLES, DEFAULT_IGNORABLES, SCRIPTS } from './generated/unicode-data.js';

interface Range {
  readonly from: number;
  readonly to: number;
  readonly scripts: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const entriesOf = (written: string): string[] => written.trim().split(/\s+/);
const parseHex = (hex: string): number => Number.parseInt(hex, 16);
const readCharacter = (hex: string): string => String.fromCodePoint(parseHex(hex));

const IGNORABLES = readRanges(DEFAULT_IGNORABLES);
const SCRIPT_RANGES = readRanges(SCRIPTS);
const LOOKS = readLooks();

/** Text without what nobody sees: joiners, turned directions, selectors of variants, fillers. */
export const withoutIgnorables = (text: string): string =>
  [...text].filter((character) => rangeOf(IGNORABLES, character) === undefined).join('');

/** Scripts by Script_Extensions, four letters each; none of what is no letter, mark or number. */
export const scriptsOf = (character: string): ReadonlySet<string> =>
  rangeOf(SCRIPT_RANGES, character)?.scripts ?? NONE;

/** The prototype of a character in the sense of UTS 39: equal for those that look the same. */
export const lookOf = (character: string): string => LOOKS.get(character) ?? character;

function rangeOf(ranges: readonly Range[], character: string): Range | undefined {
  const code = character.codePointAt(0) ?? 0;
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle] as Range;
    if (code < range.from) high = middle - 1;
    else if (code > range.to) low = middle + 1;
    else return range;
  }
  return undefined;
}

/** Each as `from-to:script+script` in hex, ascending; `-to` and the scripts may be missing. */
function readRanges(written: string): readonly Range[] {
  return entriesOf(written).map((entry) => {
    const [bounds = '', scripts] = entry.split(':');
    const [from = '', to = from] = bounds.split('-');
    return { from: parseHex(from), to: parseHex(to), scripts: new Set(scripts?.split('+')) };
  });
}

/** Each as `code_code=code,code` in hex: a look, and the characters that have it. */
function readLooks(): ReadonlyMap<string, string> {
  const looks = entriesOf(CONFUSABLES).flatMap((entry) => {
    const [look = '', characters = ''] = entry.split('=');
    const seen = look.split('_').map(readCharacter).join('');
    return characters.split(',').map((character) => [readCharacter(character), seen] as const);
  });
  return new Map(looks);
}
