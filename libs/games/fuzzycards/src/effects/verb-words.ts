/** What each verb of `verbs.ts` says on a card. */
import {
  phrases,
  type Clause,
  type InstructionSaid,
  type Reference,
  type VerbWords,
} from '@scoresheet/rules-cards';
import { KEYWORDS } from '../cards/card.js';

const { cards, cardsByChance, order, ownersOf, seatDoes } = phrases;

const playerDoes = seatDoes((who) => (who === 'opponent' ? 'your opponent' : 'each player'));

const isAre = ({ many }: Reference): string => (many ? 'are' : 'is');

function lifeOf(who: unknown): string {
  if (who === 'opponent') return "your opponent's Life";
  return who === 'each' ? "each player's Life" : 'your own Life';
}

/** Stats go up and down for a time; a keyword is gained. */
function give({ to, change, instruction: { what } }: InstructionSaid): Clause {
  const verb = KEYWORDS.some((word) => word === what) ? 'gain' : 'get';
  return { statement: `${to.subject} ${to.many ? verb : `${verb}s`} ${change}` };
}

export const VERB_WORDS: { readonly [verb: string]: VerbWords } = {
  damage: ({ number, to }) => order(`deal ${number} damage to ${to.object}`),
  'damage-life': ({ number, instruction: { who } }) =>
    order(`deal ${number} damage to ${lifeOf(who)}`),
  heal: ({ number, to }) => order(`restore ${number} HP to ${to.object}`),
  'gain-life': playerDoes('gain', 'gains', ({ number }) => `${number} Life`),
  'lose-life': playerDoes('lose', 'loses', ({ number }) => `${number} Life`),
  draw: playerDoes('draw', 'draws', cards),
  'discard-at-random': playerDoes('discard', 'discards', cardsByChance),
  give,
  silence: ({ to }) => ({ statement: `${to.subject} ${isAre(to)} silenced` }),
  destroy: ({ to }) => order(`destroy ${to.object}`),
  return: ({ to }) => order(`return ${to.object} to ${ownersOf(to, 'hand')}`),
  shift: ({ to, instruction: { row } }) =>
    order(`move ${to.object} to the ${row === 'altar' ? 'Altar' : 'Vault'}`),
  deploy: ({ to }) => order(`put ${to.object} on your side of the field`),
  'take-control': ({ to }) => order(`take control of ${to.object}`),
  search: ({ sought }) =>
    order(`search your Scroll for ${sought || 'a card'}, take it to your hand and shuffle`),
  'gain-energy': playerDoes('gain', 'gains', ({ number }) => `${number} Energy`),
  'lose-energy': playerDoes('lose', 'loses', ({ number }) => `${number} Energy`),
};
