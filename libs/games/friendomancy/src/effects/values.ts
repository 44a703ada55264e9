/**
 * What effects change: values of a card, what a Friend or Foe is by itself, and the rules of a
 * player's turn.
 */
import { given, keyword, phrases, rule, stat, type WordOf } from '@scoresheet/rules-cards';

const { trait } = phrases;

export const KEYWORDS = [
  keyword('swift', {
    means: 'May attack in the turn in which it is played.',
    ...trait('Swift: may attack in the turn in which it is played'),
  }),
  keyword('sturdy', {
    means: 'Is not lost in a tie.',
    ...trait('Sturdy: is not lost in a tie'),
  }),
  keyword('peaceful', { means: 'Cannot attack.', ...trait('Peaceful: cannot attack') }),
  keyword('sparesPlayers', {
    means: 'Cannot attack players.',
    ...trait('Gentle: cannot attack players'),
  }),
  keyword('safe', { means: 'Cannot be attacked.', ...trait('Safe: cannot be attacked') }),
  keyword('warded', {
    means: 'Cannot be chosen by effects of other players.',
    ...trait('Warded: cannot be chosen by effects of other players'),
  }),
];
export type Keyword = WordOf<typeof KEYWORDS>;

export const RULES = [
  rule('things', {
    means: 'Things at the start of each turn; name the player.',
    usual: 4, // R-FRI-27
    ...phrases.stat('Things each turn'),
  }),
];
export type RuleWord = WordOf<typeof RULES>;

export const VALUES = [
  stat('power', {
    means: 'What it takes from a purse, and fights with.',
    ...phrases.stat('Power'),
  }),
  stat('cost', {
    means: 'The Things that it costs; name the zone hand.',
    ...phrases.stat('cost'),
  }),
  given('moreAttacks', {
    means: 'Attacks each turn besides the first.',
    ...phrases.stat('attacks each turn'),
  }),
  ...KEYWORDS,
  ...RULES,
];
