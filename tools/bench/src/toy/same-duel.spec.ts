/** The figures of the toy duel compare one game with itself: shown here, action by action. */
import { seededNumbers } from '@scoresheet/rules-testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dealOf, type Contestant, type Duel } from './contestant.js';
import { DUEL_VIEWERS } from './duel.js';
import { byHandSealed, byHandShortest } from './by-hand.js';
import { onBareReducer, onBoardgameIo } from './on-boardgame-io.js';
import { onBoardgameIoClients } from './on-boardgame-io-clients.js';
import { onScoresheet } from './on-scoresheet.js';

const OTHERS = [onBoardgameIo, onBoardgameIoClients, onBareReducer, byHandShortest, byHandSealed];
const SEEDS = [1, 2, 3];

const begun = async (contestant: Contestant, seed: number): Promise<Duel> =>
  contestant.begin(dealOf(seed), `duel-${seed}`);

const everything = (duel: Duel) => ({
  table: duel.table(),
  shown: DUEL_VIEWERS.map((viewer) => duel.shownTo(viewer)),
  options: duel.isOver() ? [] : duel.options(),
  isOver: duel.isOver(),
});

// boardgame.io says on the console what it refuses.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('The contestants', () => {
  it.each(SEEDS)(
    'show the same table and offer the same after every action of duel %i',
    async (seed) => {
      const below = seededNumbers(seed);
      const ours = await begun(onScoresheet, seed);
      const others = await Promise.all(OTHERS.map((other) => begun(other, seed)));
      let actions = 0;
      for (; !ours.isOver(); actions += 1) {
        const index = below(ours.optionCount());
        await ours.take(index);
        for (const other of others) await other.take(index);
        expect(others.map(everything)).toEqual(OTHERS.map(() => everything(ours)));
      }
      expect(actions).toBeGreaterThan(30);
    },
  );
});

describe.each([onScoresheet, ...OTHERS])('$name', (contestant) => {
  it.each([
    ['a card that the seat does not hold', 1, 'play 9'],
    ['a card that costs more than is left', 1, 'play 0'],
    ['an attack without a unit', 1, 'attack 0 life'],
    ['the turn of another seat', 2, 'end-turn'],
  ])('refuses %s, and nothing changes', async (_, seat, words) => {
    const duel = await begun(contestant, 6);
    while (duel.options().some((option) => option.startsWith('play'))) await duel.take(0);
    const before = structuredClone(everything(duel));
    expect(await duel.send(seat, words)).toBe(false);
    expect(everything(duel)).toEqual(before);
    expect(await duel.send(1, 'end-turn')).toBe(true);
  });

  it('hides the hand and the decks from whoever does not hold them', async () => {
    const duel = await begun(contestant, 7);
    const [first, second] = DUEL_VIEWERS.map((viewer) => duel.shownTo(viewer).sides);
    expect(first?.map(({ hand }) => typeof hand)).toEqual(['object', 'number']);
    expect(second?.map(({ hand }) => typeof hand)).toEqual(['number', 'object']);
    const hidden = duel.shownTo('public').sides.map(({ deck, hand }) => [typeof deck, typeof hand]);
    expect(hidden).toEqual([1, 2].map(() => ['number', 'number']));
  });
});
