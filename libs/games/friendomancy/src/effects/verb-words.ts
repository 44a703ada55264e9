/** What each verb of `verbs.ts` says on a card. */
import { phrases, type InstructionSaid, type VerbWords } from '@scoresheet/rules-cards';

const { cards, cardsByChance, gets, order, ownersOf, seatDoes } = phrases;

const WHO: Readonly<Record<string, string>> = { each: 'each player', others: 'each other player' };

const playerDoes = seatDoes((who) => WHO[who] ?? 'that player');

const POOL_NAMES: Readonly<Record<string, string>> = {
  friends: 'the Friend Pool',
  spells: 'the Magic Pool',
  curses: 'the Curse Pool',
  whatevers: 'the Whatever Pool',
};

const poolNamed = ({ instruction }: InstructionSaid): string =>
  POOL_NAMES[String(instruction['from'])] ?? '';

const drawn = (said: InstructionSaid): string =>
  said.instruction['from'] === undefined ? cards(said) : `${cards(said)} from ${poolNamed(said)}`;

const turns = ({ number }: InstructionSaid): string =>
  number === '1' ? 'turn' : `${number} turns`;

export const VERB_WORDS: { readonly [verb: string]: VerbWords } = {
  'gain-money': playerDoes('gain', 'gains', ({ number }) => `${number} Money`),
  'lose-money': playerDoes('lose', 'loses', ({ number }) => `${number} Money`),
  'gain-things': playerDoes('gain', 'gains', ({ number }) => `${number} Things`),
  draw: playerDoes('draw', 'draws', drawn),
  add: playerDoes(
    'shuffle',
    'shuffles',
    (said) => `${cards(said)} from ${poolNamed(said)} into the deck`,
  ),
  discard: playerDoes('discard', 'discards', cards),
  'discard-at-random': playerDoes('discard', 'discards', cardsByChance),
  'discard-top': playerDoes(
    'discard',
    'discards',
    (said) => `${cards(said)} off the top of the deck`,
  ),
  give: gets,
  refresh: ({ to }) => ({ statement: `${to.subject} may attack once more this turn` }),
  wear: ({ to, number }) => ({
    statement: `${to.subject} ${to.many ? 'lose' : 'loses'} ${number} Power for good`,
  }),
  'extra-turn': playerDoes('take', 'takes', (said) => `another ${turns(said)} after this one`),
  'skip-turn': playerDoes('skip', 'skips', (said) => `the next ${turns(said)}`),
  remove: ({ to }) => order(`put ${to.object} into ${ownersOf(to, 'Discard Pile')}`),
  return: ({ to }) =>
    order(
      `return ${to.object} to ${to.many ? "their controllers' hands" : "its controller's hand"}`,
    ),
  sacrifice: ({ to }) => order(`sacrifice ${to.object}`),
  'take-control': ({ to }) => order(`take control of ${to.object}`),
  tuck: ({ to, instruction: { under } }) =>
    order(`put ${to.object} under ${under === 'self' ? 'this card' : 'the other'}`),
  hide: ({ to, instruction: { under } }) =>
    order(`put ${to.object} face down under ${under === 'self' ? 'this card' : 'the other'}`),
  take: ({ to }) => order(`take ${to.object} into your hand`),
  'put-on-board': ({ to }) => order(`put ${to.object} on the Board on your side`),
  'shuffle-back': ({ to }) => order(`shuffle ${to.object} into ${ownersOf(to, 'deck')}`),
};
