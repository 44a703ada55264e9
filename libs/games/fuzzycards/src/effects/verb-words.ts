/** What each verb of `verbs.ts` says on a card. */
import type { Clause, InstructionSaid, Reference, VerbWords } from '@scoresheet/rules-engine';
import { KEYWORDS } from '../cards/card.js';

const order = (text: string): Clause => ({ order: text });

const isAre = ({ many }: Reference): string => (many ? 'are' : 'is');

/** What a seat does: an order to the player of the card, a statement about anybody else. */
function seatDoes(you: string, they: string, what: (number: string) => string): VerbWords {
  return ({ instruction: { who }, number }) => {
    if (who === 'opponent') return { statement: `your opponent ${they} ${what(number)}` };
    if (who === 'each') return { statement: `each player ${they} ${what(number)}` };
    return { order: `${you} ${what(number)}` };
  };
}

const cards = (number: string): string => `${number} ${number === '1' ? 'card' : 'cards'}`;

function lifeOf(who: unknown): string {
  if (who === 'opponent') return "your opponent's Life";
  return who === 'each' ? "each player's Life" : 'your own Life';
}

/** Stats go up and down for a time; a keyword is gained. */
function give({ to, change, instruction: { what } }: InstructionSaid): Clause {
  const isKeyword = KEYWORDS.some((word) => word === what);
  const verb = isKeyword ? 'gain' : 'get';
  return { statement: `${to.subject} ${to.many ? verb : `${verb}s`} ${change}` };
}

const owners = ({ many }: Reference): string => (many ? "their owners' hands" : "its owner's hand");

export const VERB_WORDS: { readonly [verb: string]: VerbWords } = {
  damage: ({ number, to }) => order(`deal ${number} damage to ${to.object}`),
  'damage-life': ({ number, instruction: { who } }) =>
    order(`deal ${number} damage to ${lifeOf(who)}`),
  heal: ({ number, to }) => order(`restore ${number} HP to ${to.object}`),
  'gain-life': seatDoes('gain', 'gains', (number) => `${number} Life`),
  'lose-life': seatDoes('lose', 'loses', (number) => `${number} Life`),
  draw: seatDoes('draw', 'draws', cards),
  'discard-at-random': seatDoes(
    'discard',
    'discards',
    (number) => `${cards(number)} chosen at random`,
  ),
  give,
  silence: ({ to }) => ({ statement: `${to.subject} ${isAre(to)} silenced` }),
  destroy: ({ to }) => order(`destroy ${to.object}`),
  return: ({ to }) => order(`return ${to.object} to ${owners(to)}`),
  shift: ({ to, instruction: { row } }) =>
    order(`move ${to.object} to the ${row === 'altar' ? 'Altar' : 'Vault'}`),
  deploy: ({ to }) => order(`put ${to.object} on your side of the field`),
  'take-control': ({ to }) => order(`take control of ${to.object}`),
  search: ({ sought }) =>
    order(`search your Scroll for ${sought || 'a card'}, take it to your hand and shuffle`),
  'gain-energy': seatDoes('gain', 'gains', (number) => `${number} Energy`),
  'lose-energy': seatDoes('lose', 'loses', (number) => `${number} Energy`),
};
