/** Who knows a card that lies face down under another one. Decisions: A-FRI-36, A-FRI-62. */
import {
  cardsIn,
  newState,
  seeAll,
  setCounter,
  stock,
  view,
  type CardId,
  type Place,
  type Play,
  type Viewer,
} from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { leaveBoard, tuckUnder } from './board.js';
import { board, discard, faceDown, gone, hand } from './field.js';
import { friendomancy } from './game.js';

const VIEWERS: readonly Viewer[] = [1, 2, 0, 'public'];
const [SOUTH, NORTH] = [1, 2];

function table(): Play {
  const state = newState(friendomancy.id, 2, {});
  return { rules: friendomancy, state, chance: seededChance(1), facts: [], floor: 0 };
}

function put(play: Play, at: Place, face: string): CardId {
  stock(play, at, SOUTH, [face]);
  return cardsIn(play.state, at).at(-1) as CardId;
}

/** Faces that each viewer is shown under South's cards, of how many. */
const seenUnder = (play: Play) =>
  VIEWERS.map((viewer) => {
    const [south] = view(play, viewer).seats;
    const piles = (south?.zones['board']?.cards ?? []).map((card) => card.with?.['faceDown']);
    return piles.map((pile) => [pile?.count, pile?.cards?.map(({ face, id }) => id ?? face)]);
  });

describe('A card that goes face down under another (A-FRI-62)', () => {
  it('out of a hand is seen by who held it, for as long as it lies there', () => {
    const play = table();
    const upper = put(play, board(SOUTH), 'fa-fr01');
    tuckUnder(play, put(play, hand(SOUTH), 'fa-fr02'), upper, faceDown);
    const [south, ...others] = seenUnder(play);
    expect(south).toEqual([[1, ['fa-fr02']]]);
    expect(others).toEqual(VIEWERS.slice(1).map(() => [[1, undefined]]));
  });

  it('off the Board is seen by all, who knew it there', () => {
    const play = table();
    const upper = put(play, board(SOUTH), 'fa-fr01');
    tuckUnder(play, put(play, board(NORTH), 'fa-fr02'), upper, faceDown);
    expect(seenUnder(play)).toEqual(VIEWERS.map(() => [[1, ['fa-fr02']]]));
  });

  it('is listed apart from one that the viewer did not know', () => {
    const play = table();
    const upper = put(play, board(SOUTH), 'fa-fr01');
    tuckUnder(play, put(play, hand(SOUTH), 'fa-fr02'), upper, faceDown);
    tuckUnder(play, put(play, hand(NORTH), 'fa-fr03'), upper, faceDown);
    const [south, north, judge, everybody] = seenUnder(play);
    expect(south).toEqual([[2, ['fa-fr02']]]);
    expect(north).toEqual([[2, ['fa-fr03']]]);
    expect([judge, everybody]).toEqual([[[2, undefined]], [[2, undefined]]]);
  });

  it('is still known when it goes along under a third, and stays face down (A-FRI-36)', () => {
    const play = table();
    const upper = put(play, board(SOUTH), 'fa-fr01');
    tuckUnder(play, put(play, hand(SOUTH), 'fa-fr02'), upper, faceDown);
    tuckUnder(play, upper, put(play, board(SOUTH), 'fa-fr04'));
    const [south, north] = seenUnder(play);
    expect(south).toEqual([[1, ['fa-fr02']]]);
    expect(north).toEqual([[1, undefined]]);
  });

  it('is told to nobody else by what happens to it, and to all when it leaves', () => {
    const play = table();
    const upper = put(play, board(SOUTH), 'fa-fr01');
    const held = put(play, hand(SOUTH), 'fa-fr02');
    play.facts.length = 0;
    tuckUnder(play, held, upper, faceDown);
    const told = (viewer: Viewer) => JSON.stringify(seeAll(friendomancy, play.facts, viewer));
    expect(told(SOUTH)).toContain('fa-fr02');
    const [, ...others] = VIEWERS.map(told);
    expect(others.map((each) => each.includes('fa-fr02'))).toEqual([false, false, false]);
    leaveBoard(play, upper, discard(SOUTH));
    for (const viewer of VIEWERS) expect(told(viewer)).toContain('fa-fr02');
  });

  it('is shown to all even where the upper card was of a leaver, and nobody has it any more', () => {
    const play = table();
    const upper = put(play, board(SOUTH), 'fa-fr01');
    tuckUnder(play, put(play, hand(SOUTH), 'fa-fr02'), upper, faceDown);
    setCounter(play, SOUTH, 'out', 1);
    play.facts.length = 0;
    leaveBoard(play, upper, gone(SOUTH));
    const told = JSON.stringify(seeAll(friendomancy, play.facts, 'public'));
    expect(told).toContain('fa-fr02');
  });
});
