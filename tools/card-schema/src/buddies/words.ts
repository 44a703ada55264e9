/** The closed lists of Buddies' cards, each word with what an editor says of it. */
import { explained } from '../explained.js';

export const element = explained('An element; each suppresses the next one of the ring.', {
  light: 'Suppresses Shadow.',
  shadow: 'Suppresses Wind.',
  wind: 'Suppresses Metal.',
  metal: 'Suppresses Electricity.',
  electricity: 'Suppresses Water.',
  water: 'Suppresses Fire.',
  fire: 'Suppresses Light.',
});

export const type = explained('What kind of card it is.', {
  buddy: 'Joins the party, acts and Defends.',
  item: 'Is used at once, or put on a Buddy.',
  skill: 'Is played in the own Player phase and may be answered.',
  power: 'Is played at any time and may be answered.',
  event: 'Stays and changes rules.',
});

export const keyword = explained('A mark of the whole card.', {
  unique: 'One copy in a deck.',
  generic: 'Any number in a deck, and in play.',
  equip: 'The Item is put on a Buddy.',
  breakable: 'The Item may be lost instead of HP.',
  halves: 'The Item may halve damage.',
});

const CARD_VALUES = {
  hp: 'What the Buddy can lose before it is knocked out.',
  df: 'What it absorbs within a turn.',
  cost: 'Energy that the card costs; name the zone hand.',
  deals: 'What is added to its attacks.',
  takes: 'What is added to damage that it takes; below 0 it protects.',
  cannotAct: '1: it neither attacks, nor uses abilities, nor Defends.',
  cannotAttack: '1: it does not attack.',
  warded: '1: effects of others cannot aim at it.',
};
export const cardValue = explained('A value of a card.', CARD_VALUES);

const RULES = {
  handLimit: 'Cards that may be kept at the end of the turn.',
  partyLimit: 'Buddies in a party.',
  buddiesPerTurn: 'Buddies played in a turn.',
  itemsPerTurn: 'Items played in a turn.',
  turnDraw: 'Cards drawn as the turn begins.',
  burnEnergy: 'Energy for a burnt card.',
  noDefending: '1: nobody Defends.',
  noBurning: '1: nothing is burnt.',
  noWeakness: '1: a weakness is none.',
  luck: 'What is added to the number of a Roll.',
  swift: '1: Buddies act in the turn in which they came in.',
};

export const value = explained('A value of a card, or a rule for players.', {
  ...CARD_VALUES,
  ...RULES,
});

export const side = explained('Whose card it is now.', {
  yours: 'Of the player of this card.',
  theirs: 'Of any other player.',
});

export const zone = explained('Where the cards lie; the parties where it is missing.', {
  item: 'Items on Buddies.',
  event: 'Events in play.',
  hand: 'Cards in hand: a choice among them is "hidden".',
  trash: 'The Trash of each player.',
});

export const player = explained('Whom a changed rule concerns.', {
  each: 'Every player.',
  others: 'The other players.',
  you: 'The player of this card.',
});

export const until = explained('How long it lasts; as long as the card is there, if missing.', {
  turn: 'Until this turn ends.',
  'your-next-turn': 'Until the next turn of the player of this card.',
  leaves: 'As long as the changed card stays in play.',
});

export const counter = explained('A number of a player.', { energy: 'Energy in the pool.' });

export const thing = explained('Targets that are no cards, or more than cards.', {
  attackable: 'Buddies that do not Defend, and decks.',
  'attackable-buddies': 'Buddies that do not Defend.',
  decks: 'The decks of all players.',
  'other-players': 'The other players.',
  players: 'All players.',
  skills: 'Skills, Powers and used abilities that wait on the stack.',
  'skill-cards': 'Skills and Powers that wait on the stack.',
  powers: 'Powers that wait on the stack.',
  abilities: 'Used abilities that wait on the stack.',
});

export const setOff = explained('When the ability is set off.', {
  prepare: "As its player's Prepare phase begins.",
  'turn-end': "As its player's End phase begins.",
  enter: 'When the card comes into play.',
  equipped: 'When the Item is put on a Buddy.',
  'knocked-out': 'When the Buddy is knocked out.',
  struck: 'When damage was dealt to the Buddy; `it` is the attacker.',
  'hits-deck': 'When its attack has hit a deck.',
});
