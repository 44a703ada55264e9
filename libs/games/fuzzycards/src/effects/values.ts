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
  keyword('rush', {
    means: 'Enters the Altar and may attack in the turn it is played (R-FUZ-59).',
    ...had('Rush'),
  }),
  keyword('guard', {
    means: 'While it stands on the Altar, attacks have to go to it first (R-FUZ-54).',
    ...had('Guard'),
  }),
  keyword('stealth', {
    means: 'Nobody can choose it as a target until it has attacked (R-FUZ-55).',
    ...had('Stealth'),
  }),
  keyword('drain', {
    means: 'Heals itself by the damage that it deals (R-FUZ-61, A-FUZ-23).',
    ...had('Drain'),
  }),
  keyword('burn', {
    means:
      'Takes as much damage as its number says at the end of every turn, yours or not (R-FUZ-62, A-FUZ-28).',
    name: 'Burn',
    change: (by) => `Burn ${by}`, // it alone has a number (R-FUZ-62)
  }),
  keyword('shield', {
    means: 'The first damage it would take in each turn becomes 0 (R-FUZ-63).',
    ...had('Shield'),
  }),
  keyword('bridge', {
    means:
      'When attacked it may step back to a free place in the Vault; the attack is over (R-FUZ-64, A-FUZ-25).',
    ...had('Bridge'),
  }),
];
export type Keyword = WordOf<typeof KEYWORDS>;

/** What is printed on cards as a number. */
export const STATS = [
  stat('atk', {
    means: 'The damage that its attacks begin with (R-FUZ-14).',
    ...phrases.stat('ATK'),
  }),
  stat('def', {
    means: 'Half of it is taken off the damage of attacks on this card (R-FUZ-14).',
    ...phrases.stat('DEF'),
  }),
  stat('hp', {
    means: 'How much damage it can take; at 0 it is knocked out (R-FUZ-15).',
    ...phrases.stat('HP'),
  }),
];

export const VALUES = [
  ...STATS,
  given('deals', {
    means: 'What is added to each damage that the card deals.',
    ...toDamage('damage dealt'),
  }),
  given('takes', {
    means: 'What is added to each damage that the card takes; below 0 it protects.',
    ...toDamage('damage taken'),
  }),
  given('dealsInAttacks', {
    means: 'What is added to the damage of its attacks, after the formula (A-FUZ-53).',
    ...toDamage('damage dealt in attacks'),
  }),
  given('takesFromAttacks', {
    means: 'What is added to the damage that the card takes from each attack; below 0 it protects.',
    ...toDamage('damage taken from attacks'),
  }),
  stat('cost', {
    means: 'What it costs while it is in hand; name the zone hand.',
    ...phrases.stat('cost'),
  }),
  ...KEYWORDS,
];
