/** The options of the toy duel as boardgame.io knows them, and their words. */
import { duelGame, type Enumerated, type Table } from './boardgame-io-game.js';
import type { State } from './boardgame-io.js';

/** Moves of the seat whose turn it is, as far as `state` shows its hand. */
export const enumerate = ({ G, ctx }: Pick<State<Table>, 'G' | 'ctx'>): readonly Enumerated[] =>
  (duelGame.ai?.enumerate(G, ctx, ctx.currentPlayer) ?? []) as Enumerated[];

export const wordsOf = (option: Enumerated): string =>
  'event' in option ? 'end-turn' : [option.move, ...option.args].join(' ');

export function optionOf(words: string): Enumerated {
  const [verb, card, target] = words.split(' ');
  if (verb === 'end-turn') return { event: 'endTurn' };
  if (verb === 'play') return { move: 'play', args: [Number(card)] };
  return { move: 'attack', args: [Number(card), target === 'life' ? target : Number(target)] };
}
