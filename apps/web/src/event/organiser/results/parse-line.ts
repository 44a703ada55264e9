/**
 * What somebody types for a table: its number and how it went, in as few keys as can be.
 *
 *     7 2-1       games, in the order of the table; also 7 21 and 7 2 1
 *     7 1-1-1     with drawn games
 *     7 2-1 s     the sides are swapped: the slip begins with the other one
 *     7 2-1 #12   as entrant 12 counts them
 *     7 d         a draw
 *     7 +-        the second did not come; 7 -+ the first; 7 -- neither
 *     7 4>1=3     places at a table of three and more, by numbers of entrants
 *     7 2-1!      in the place of a result that is there
 */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
export type Said =
  | { readonly is: 'games'; readonly wins: readonly [number, number]; readonly draws: number }
  | { readonly is: 'draw' }
  | { readonly is: 'double-loss' }
  /** Who is there: the first or the second of the table, from 0. */
  | { readonly is: 'forfeit'; readonly there: 0 | 1 }
  | { readonly is: 'places'; readonly places: readonly (readonly number[])[] };

export interface TypedLine {
  /** The table; undefined until a number is typed. */
  readonly table?: number;
  /** The result; undefined until one is typed, and where what is typed is none. */
  readonly said?: Said;
  /** Whose count it is, where it is not that of the table's first. */
  readonly seenBy?: 'other' | { readonly entrant: number };
  readonly replaces: boolean;
  /** What was typed behind the number, if anything was. */
  readonly rest: string;
}

const LINE = /^(\d{1,5})(?:(?:[\s:]+|(?=[+-]{2}))(.*))?$/;
const SEEN_BY = /\s(?:s|#(\d{1,5}))$/i;

export function typedLine(typed: string): TypedLine {
  const [, number, behind = ''] = LINE.exec(typed.trim()) ?? [];
  if (number === undefined) return { replaces: false, rest: typed.trim() };
  const line = { ...typedResult(behind), table: Number(number) };
  return /^\d+$/.test(typed.trim()) ? { ...line, rest: '' } : line;
}

/** A result alone, as it stands behind the number of a table. */
export function typedResult(typed: string): Omit<TypedLine, 'table'> {
  const replaces = typed.trimEnd().endsWith('!');
  const rest = typed.trim().replace(/\s*!$/, '');
  const by = SEEN_BY.exec(` ${rest}`);
  const words = by === null ? rest : rest.slice(0, rest.length - by[0].trimStart().length).trim();
  const said = saidIn(words.toLowerCase());
  return withoutUndefined({
    replaces,
    rest,
    said,
    seenBy: by ? (by[1] === undefined ? 'other' : { entrant: Number(by[1]) }) : undefined,
  });
}

function saidIn(words: string): Said | undefined {
  switch (words) {
    case 'd':
    case 'id':
      return { is: 'draw' };
    case '--':
    case '- -':
      return { is: 'double-loss' };
    case '+-':
    case '+ -':
      return { is: 'forfeit', there: 0 };
    case '-+':
    case '- +':
      return { is: 'forfeit', there: 1 };
  }
  return gamesIn(words) ?? placesIn(words);
}

function gamesIn(words: string): Said | undefined {
  const [, ...games] =
    /^(\d{1,2})[-:\s]+(\d{1,2})(?:[-:\s]+(\d{1,2}))?$/.exec(words) ??
    /^(\d)(\d)(\d)?$/.exec(words) ??
    [];
  if (games.length === 0) return undefined;
  const [one = 0, other = 0, draws = 0] = games.map((game) => Number(game ?? 0));
  return { is: 'games', wins: [one, other], draws };
}

function placesIn(words: string): Said | undefined {
  if (!/^\d{1,5}(?:\s*[>=]\s*\d{1,5})+$/.test(words)) return undefined;
  const places = words.split('>').map((place) => place.split('=').map(Number));
  return { is: 'places', places };
}
