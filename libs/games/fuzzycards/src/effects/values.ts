/**
 * What effects change on a card: its stats, the damage that it deals or takes (A-FUZ-53), its cost, its
 * keywords (R-FUZ-59 to 65). Silence is given by effects and stands on no card.
 */
import { given, keyword, phrases, stat, type WordOf } from '@scoresheet/rules-cards';

const { signed } = phrases;

/** "+2 to damage dealt". */
const toDamage = (name: string) => ({
  name,
  change: (by: string) => `${signed(by)} to ${name}`,
});

/** A keyword without a number is said however often a card has got it. */
const had = (name: string) => ({
  name,
  change: (by: string) => (by.startsWith('-') ? `no ${name}` : name),
});

export const KEYWORDS = [
  keyword('rush', { means: 'Enters the Altar and may attack at once.', ...had('Rush') }),
  keyword('guard', {
    means: 'Has to be attacked before the other cards of its Altar.',
    ...had('Guard'),
  }),
  keyword('stealth', { means: 'No target before its first attack.', ...had('Stealth') }),
  keyword('drain', { means: 'Heals as much as it deals.', ...had('Drain') }),
  keyword('burn', {
    means: 'Takes that much damage whenever a turn ends.',
    name: 'Burn',
    change: (by) => `Burn ${by}`, // it alone has a number (R-FUZ-62)
  }),
  keyword('shield', { means: 'The first damage of each turn is nothing.', ...had('Shield') }),
  keyword('bridge', { means: 'May withdraw to the Vault when attacked.', ...had('Bridge') }),
];
export type Keyword = WordOf<typeof KEYWORDS>;

export const VALUES = [
  stat('atk', { means: 'The damage of its attacks.', ...phrases.stat('ATK') }),
  stat('def', { means: 'Half of it is taken off an attack.', ...phrases.stat('DEF') }),
  stat('hp', { means: 'How much damage it stands.', ...phrases.stat('HP') }),
  given('deals', {
    means: 'What is added to each damage that the card deals.',
    ...toDamage('damage dealt'),
  }),
  given('takes', {
    means: 'What is added to each damage that the card takes; below 0 it protects.',
    ...toDamage('damage taken'),
  }),
  stat('cost', {
    means: 'What it costs while it is in hand; name the zone hand.',
    ...phrases.stat('cost'),
  }),
  ...KEYWORDS,
];
