/**
 * What effects change: numbers of a card, whether it may do something, and rules of the game.
 *
 * Rules: R-BUD-17, R-BUD-27, R-BUD-45, R-BUD-48, R-BUD-72, R-BUD-75; decisions A-BUD-42, A-BUD-54.
 */
import { given, keyword, phrases, rule, stat, type WordOf } from '@scoresheet/rules-cards';

const { trait } = phrases;

/** Values of a card that an effect may read, and change. */
export const CARD_VALUES = [
  stat('hp', {
    means: 'What the Buddy can lose before it is knocked out.',
    ...phrases.stat('HP'),
  }),
  stat('df', { means: 'What it absorbs within a turn.', ...phrases.stat('DF') }),
  stat('cost', {
    means: 'Energy that the card costs; name the zone hand.',
    ...phrases.stat('cost'),
  }),
  given('deals', {
    means: 'What is added to its attacks.',
    ...phrases.stat('damage with attacks'),
  }),
  given('takes', {
    means: 'What is added to damage that it takes; below 0 it protects.',
    ...phrases.stat('damage from each hit'),
  }),
  given('takesFromAttacks', {
    means: 'What is added to the damage of each attack that strikes it; below 0 it protects.',
    ...phrases.stat('damage from each attack'),
  }),
  given('cannotAct', {
    means: '1: it neither attacks, nor uses abilities, nor Defends.',
    ...trait('no leave to act'),
  }),
  given('cannotAttack', { means: '1: it does not attack.', ...trait('no leave to attack') }),
  given('warded', {
    means: '1: effects of others cannot aim at it.',
    ...trait('no fear of targeting by other players'),
  }),
];

const printed = (says: string) => ({ ...trait(says), isPrintedOnly: true }) as const;

/** How often a card may be in a deck. */
export const DECK_MARKS = [
  keyword('unique', { means: 'One copy in a deck (R-BUD-03).', ...printed('Unique') }),
  keyword('generic', {
    means: 'Any number in a deck, and in play (R-BUD-04, R-BUD-16).',
    ...printed('Generic'),
  }),
];

/** Marks of a whole card: of its deck, of items, of cards that shield. */
export const KEYWORDS = [
  ...DECK_MARKS,
  keyword('equip', { means: 'The Item is put on a Buddy (R-BUD-25).', ...printed('Equip') }),
  keyword('breakable', {
    means: 'The Item may be lost instead of HP.',
    ...printed('If its Buddy would be damaged, this goes to the Trash instead'),
  }),
  keyword('halves', {
    means: 'The Item may halve damage.',
    ...printed('Damage to you and your Buddies is halved, down to whole tens'),
  }),
];
export type Keyword = WordOf<typeof KEYWORDS>;

/** How Events speak of the rules that they change: "each player has +1 place in the party". */
export const RULES = [
  rule('handLimit', {
    means: 'Cards that may be kept at the end of the turn.',
    usual: 7, // R-BUD-72
    ...phrases.stat('to the hand limit'),
  }),
  rule('partyLimit', {
    means: 'Buddies in a party.',
    usual: 4, // R-BUD-17
    ...phrases.stat('to the places in the party'),
  }),
  rule('buddiesPerTurn', {
    means: 'Buddies played in a turn.',
    usual: 1, // R-BUD-48
    ...phrases.stat('to the Buddies to play in a turn'),
  }),
  rule('itemsPerTurn', {
    means: 'Items played in a turn.',
    usual: 1, // R-BUD-27
    ...phrases.stat('to the Items to play in a turn'),
  }),
  rule('turnDraw', {
    means: 'Cards drawn as the turn begins.',
    usual: 1, // R-BUD-45
    ...phrases.stat('to the cards drawn in the Draw phase'),
  }),
  rule('burnEnergy', {
    means: 'Energy for a burnt card.',
    usual: 1, // R-BUD-75
    ...phrases.stat('to the Energy of each Burn'),
  }),
  rule('noDefending', {
    means: '1: nobody Defends.',
    usual: 0,
    ...trait('no right to Defend'),
  }),
  rule('noBurning', {
    means: '1: nothing is burnt.',
    usual: 0,
    ...trait('no right to Burn'),
  }),
  rule('noWeakness', {
    means: '1: a weakness is none.',
    usual: 0,
    ...trait('Buddies without weakness'),
  }),
  rule('luck', {
    means: 'What is added to the number of a Roll.',
    usual: 0,
    ...phrases.stat('to the number of each Roll'),
  }),
  rule('swift', {
    means: '1: Buddies act in the turn in which they came in.',
    usual: 0,
    ...trait('Buddies that act in the turn in which they come into play'),
  }),
];
export type RuleWord = WordOf<typeof RULES>;

export const VALUES = [...CARD_VALUES, ...KEYWORDS, ...RULES];
