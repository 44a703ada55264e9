/**
 * What effects change: values of a card, what a Friend or Foe is by itself, and the rules of a
 * player's turn.
 */
import { given, keyword, phrases, rule, stat, type WordOf } from '@scoresheet/rules-cards';

const { capital } = phrases;

/** What a Friend or Foe is by itself is explained where it is printed. */
const explains = (name: string, says: string) => ({
  means: `${capital(says)}.`,
  name,
  change: () => `${name}: ${says}`,
});

export const KEYWORDS = [
  keyword('swift', explains('Swift', 'may attack in the turn in which it is played')),
  keyword('sturdy', explains('Sturdy', 'is not lost in a tie')),
  keyword('peaceful', explains('Peaceful', 'cannot attack')),
  keyword('sparesPlayers', explains('Gentle', 'cannot attack players')),
  keyword('safe', explains('Safe', 'cannot be attacked')),
  keyword('warded', explains('Warded', 'cannot be chosen by effects of other players')),
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

export const STATS = [
  stat('power', {
    means: 'What it takes from a purse, and fights with.',
    ...phrases.stat('Power'),
  }),
  stat('cost', {
    means: 'The Things that it costs; name the zone hand.',
    ...phrases.stat('cost'),
  }),
];

export const VALUES = [
  ...STATS,
  given('moreAttacks', {
    means: 'Attacks each turn besides the first.',
    ...phrases.stat('attacks each turn'),
  }),
  ...KEYWORDS,
  ...RULES,
];
