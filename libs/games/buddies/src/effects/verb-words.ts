/** What each verb of `verbs.ts` says on a card. */
import {
  phrases,
  type InstructionSaid,
  type Reference,
  type VerbWords,
} from '@scoresheet/rules-cards';

const { capital, cards, cardsByChance, gets, order, ownersOf, seatDoes } = phrases;

const WHO: Readonly<Record<string, string>> = { each: 'each player', others: 'each other player' };

const playerDoes = seatDoes((who) => WHO[who] ?? 'that player');

/** "30 Fire"; without an element the number stands alone. */
const harm = ({ number, instruction: { element } }: InstructionSaid): string =>
  element === undefined ? number : `${number} ${capital(String(element))}`;

const plural = ({ many }: Reference, one: string, more: string): string => (many ? more : one);

export const VERB_WORDS: { readonly [verb: string]: VerbWords } = {
  attack: (said) =>
    order(`attack for ${harm(said)}${said.instruction['only'] ? ', Buddies only' : ''}`),
  damage: (said) => order(`deal ${harm(said)} damage to ${said.to.object}`),
  'lose-hp': ({ to, number }) => ({
    statement: `${to.subject} ${plural(to, 'loses', 'lose')} ${number} HP`,
  }),
  heal: ({ to, number }) => order(`restore ${number} HP to ${to.object}`),
  'restore-df': ({ to }) => order(`restore all DF to ${to.object}`),
  'lose-cards': playerDoes('lose', 'loses', (said) => `${cards(said)} off the top of the deck`),
  draw: playerDoes('draw', 'draws', cards),
  discard: playerDoes('discard', 'discards', cards),
  'discard-at-random': playerDoes('discard', 'discards', cardsByChance),
  give: gets,
  'change-weakness': ({ to, instruction: { element } }) => ({
    statement: `${to.subject} ${plural(to, 'has', 'have')} the weakness ${capital(String(element))}`,
  }),
  'gain-energy': playerDoes('gain', 'gains', ({ number }) => `${number} Energy`),
  roll: ({ number }) => ({ lead: `Roll of ${number}` }),
  search: ({ sought }) =>
    order(`search your deck for ${sought || 'a card'}, take it to your hand and shuffle`),
  'look-at-deck': ({ number }) => order(`look at the top ${cards({ number })} of your deck`),
  'look-at-hand': ({ instruction: { who } }) =>
    order(`look at the hand of ${WHO[String(who)] ?? 'that player'}`),
  trash: ({ to }) => order(`put ${to.object} into ${ownersOf(to, 'Trash', 'Trash')}`),
  'trash-item': ({ to }) => order(`put ${to.possessive} Item into the Trash`),
  return: ({ to }) => order(`return ${to.object} to ${ownersOf(to, 'hand')}`),
  'put-into-play': ({ to }) => order(`put ${to.object} into play on your side`),
  'take-control': ({ to }) => order(`take control of ${to.object}`),
  revive: ({ to, number }) =>
    order(`turn ${to.object} face up${number === '0' ? '' : ` with ${number} HP`}`),
  'stop-defending': ({ to }) => ({
    statement: `${to.subject} ${plural(to, 'stops', 'stop')} Defending`,
  }),
  refresh: ({ to }) => ({ statement: `${to.subject} may act once more this turn` }),
  'shuffle-back': ({ to }) => order(`shuffle ${to.object} into ${ownersOf(to, 'deck')}`),
  'shuffle-trash': playerDoes('shuffle', 'shuffles', () => 'the whole Trash into the deck'),
  cancel: ({ to }) => order(`cancel ${to.object}`),
  redirect: () => order('the first becomes aimed at the second, if it may be'),
};
