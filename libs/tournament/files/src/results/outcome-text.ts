/** What became of a table, as people write it in a cell: `2-1`, `forfeit: 7 wins`, `4 > 1 = 3`. */
import { MAX_ENTRANT, MAX_GAMES, MAX_POD, MIN_POD } from '../limits.js';

/** The shapes that results have in commands, so that one can be handed on as it is. */
export type Outcome =
  /** Games won by the two, in the order of the table, and drawn ones. */
  | {
      readonly is: 'games';
      readonly wins: readonly [number, number];
      readonly draws: number;
    }
  | { readonly is: 'intentional-draw' }
  | { readonly is: 'double-loss' }
  | { readonly is: 'forfeit'; readonly winner: number }
  /** Who came first at a table of three and more, who next; equal ones share a place. */
  | { readonly is: 'places'; readonly places: readonly (readonly number[])[] };

export const OUTCOME_WORDS =
  '"2-1" or "2-1-1" (games won by each and drawn), "intentional-draw", "double-loss", ' +
  '"forfeit: 7 wins", or "4 > 1 = 3" for places';

/** The outcome that a text tells; undefined where it tells none. */
export function outcomeIn(text: string): Outcome | undefined {
  if (text === 'intentional-draw' || text === 'double-loss') return { is: text };
  const forfeit = /^forfeit: (\d+) wins$/.exec(text);
  if (forfeit !== null) {
    const winner = numberUpTo(MAX_ENTRANT, forfeit[1]);
    return winner === undefined || winner === 0 ? undefined : { is: 'forfeit', winner };
  }
  return gamesIn(text) ?? placesIn(text);
}

function gamesIn(text: string): Outcome | undefined {
  const [, ...games] = /^(\d+)-(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (games.length === 0) return undefined;
  const [one, other, draws] = games.map((game) => numberUpTo(MAX_GAMES, game ?? '0'));
  if (one === undefined || other === undefined || draws === undefined) return undefined;
  return { is: 'games', wins: [one, other], draws };
}

function placesIn(text: string): Outcome | undefined {
  const places = text.split('>').map((place) => place.split('=').map((word) => word.trim()));
  const entrants = places.flat().map((word) => numberUpTo(MAX_ENTRANT, word) ?? 0);
  const isPod = entrants.length >= MIN_POD && entrants.length <= MAX_POD;
  if (!isPod || entrants.includes(0) || new Set(entrants).size < entrants.length) return undefined;
  return { is: 'places', places: places.map((place) => place.map(Number)) };
}

function numberUpTo(most: number, word = ''): number | undefined {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(word)) return undefined;
  return Number(word) <= most ? Number(word) : undefined;
}

export function outcomeText(outcome: Outcome): string {
  switch (outcome.is) {
    case 'games': {
      const { wins, draws } = outcome;
      return draws === 0 ? wins.join('-') : [...wins, draws].join('-');
    }
    case 'forfeit':
      return `forfeit: ${outcome.winner} wins`;
    case 'places':
      return outcome.places.map((sharing) => sharing.join(' = ')).join(' > ');
    case 'intentional-draw':
    case 'double-loss':
      return outcome.is;
  }
}

/** An outcome as whoever sits on the other side of the table writes it. */
export const fromOtherSide = (outcome: Outcome): Outcome =>
  outcome.is === 'games' ? { ...outcome, wins: [outcome.wins[1], outcome.wins[0]] } : outcome;
