/** How Events speak of the rules that they change: "each player has +1 place in the party". */
import { phrases, type ValueWords } from '@scoresheet/rules-engine';
import type { RuleValue } from '../values.js';

const { stat, trait } = phrases;

export const RULE_WORDS: Readonly<Record<RuleValue, ValueWords>> = {
  handLimit: stat('to the hand limit'),
  partyLimit: stat('to the places in the party'),
  buddiesPerTurn: stat('to the Buddies to play in a turn'),
  itemsPerTurn: stat('to the Items to play in a turn'),
  turnDraw: stat('to the cards drawn in the Draw phase'),
  burnEnergy: stat('to the Energy of each Burn'),
  luck: stat('to the number of each Roll'),
  noDefending: trait('no right to Defend'),
  noBurning: trait('no right to Burn'),
  noWeakness: trait('Buddies without weakness'),
  swift: trait('Buddies that act in the turn in which they come into play'),
};
