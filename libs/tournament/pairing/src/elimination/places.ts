/**
 * Places in a bracket: by the stage in which one was last seen, shared by all who went out in it.
 * The places of both finalists and, where it is played for, the third place are exact.
 */
import type { Bracket, BracketMatch } from './bracket.js';
import { isOpen, winnerIn, type MatchState, type Play } from './match-state.js';

/** `from` 5 `to` 8: the places from the fifth to the eighth are shared. */
export interface Place {
  readonly entrant: number;
  readonly from: number;
  readonly to: number;
}

/** Heights of one stage: the losers' and the winners' of the third place, of any other match. */
const STAGE = 4;
const THIRD = { lost: 0, won: 1 };
const MATCH = { lost: 2, won: 3 };
const STILL_IN = Infinity;

/**
 * A place is certain when the stage in which one went out is over. The first place is for a winner
 * alone: where nobody wins the final it stays empty, and the finalists are second.
 */
export function placesSoFar(
  { matches }: Bracket,
  { seeds, gone }: Pick<Play, 'seeds' | 'gone'>,
  states: ReadonlyMap<string, MatchState>,
): readonly Place[] {
  const heights = new Map<number, number>();
  for (const entrant of seeds) {
    if (entrant !== null) heights.set(entrant, gone.has(entrant) ? MATCH.lost : MATCH.won);
  }
  let firstOpen = Infinity;
  for (const match of matches) {
    const state = states.get(match.id);
    if (state === undefined) continue;
    if (isOpen(state)) firstOpen = Math.min(firstOpen, match.stage);
    for (const entrant of state.entrants) heights.set(entrant, heightOf(entrant, match, state));
  }
  return placesByHeight(heights, firstOpen * STAGE);
}

/** How far an entrant has come who was last seen in this match. */
function heightOf(entrant: number, { id, stage }: BracketMatch, state: MatchState): number {
  if (isOpen(state)) return STILL_IN;
  const { won, lost } = id === 'third' ? THIRD : MATCH;
  return stage * STAGE + (winnerIn(state) === entrant ? won : lost);
}

function placesByHeight(heights: ReadonlyMap<number, number>, below: number): readonly Place[] {
  const atHeight = new Map<number, number[]>();
  for (const [entrant, height] of heights) {
    const group = atHeight.get(height);
    if (group) group.push(entrant);
    else atHeight.set(height, [entrant]);
  }
  const places: Place[] = [];
  let further = 0;
  for (const [height, group] of [...atHeight].sort(([one], [other]) => other - one)) {
    const isWinner = height % STAGE === MATCH.won;
    const from = Math.max(further + 1, isWinner ? 1 : 2);
    const to = Math.max(further + group.length, from);
    if (height < below) places.push(...group.map((entrant) => ({ entrant, from, to })));
    further += group.length;
  }
  return places;
}
