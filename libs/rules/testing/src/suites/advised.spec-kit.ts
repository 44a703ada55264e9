/** A game that is won by who shows four cards first, and advice that knows it. */
import { cardsIn, end, place } from '@scoresheet/rules-engine';
import { planted } from '../walk/planted.spec-kit.js';
import type { Advice, AdvisedGame, Seen } from './advised-game.js';

const WINNING = 4;

const rules = planted({
  afterAnswer(play, seat) {
    if (cardsIn(play.state, place('shown', seat)).length < WINNING) return;
    end(play, { places: [[seat], [3 - seat]], reason: 'shown' });
  },
});

/** Shows what it holds, else draws. */
function advise({ seat, table }: Seen): readonly Advice[] {
  const own = table.decisions.find((decision) => decision.seat === seat);
  if (own?.options?.pick !== 'one') return [];
  const choice = own.options.from.at(-1)?.id ?? '';
  return [{ choice, says: choice === 'draw' ? 'draws' : 'shows a card' }];
}

export const SHOWING: Pick<AdvisedGame, 'name' | 'rules' | 'advise'> = {
  name: 'a game with good advice',
  rules,
  advise,
};
