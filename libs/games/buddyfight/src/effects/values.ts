/**
 * What effects change on a card: its numbers, its keywords, what it may not and what may not be done
 * to it; and what they change for a fighter.
 *
 * Rules: B11, B25 to B31, R-BFT-05, R-BFT-14.
 */
import { given, keyword, phrases, rule, stat, type WordOf } from '@scoresheet/rules-cards';

const { trait } = phrases;

/** Printed numbers: a monster has all four, an item power and critical. */
export const STATS = [
  stat('size', {
    means: 'How much of the three places for size it takes.',
    ...phrases.stat('size'),
  }),
  stat('power', { means: 'What it attacks with.', ...phrases.stat('power') }),
  stat('defense', {
    means: 'What an attack on it has to reach.',
    ...phrases.stat('defense'),
  }),
  stat('critical', { means: 'The damage of its hits.', ...phrases.stat('critical') }),
];

/** Keywords with a number (`lifelink`) have it on a card, all others are 1. */
export const KEYWORDS = [
  keyword('penetrate', {
    means: 'A hit on a monster in the center deals its critical to the fighter as well (R-BFT-32).',
    ...trait('Penetrate'),
  }),
  keyword('counterattack', {
    means:
      'Attacked and still there, it destroys an attacker of less defense than its power (R-BFT-31).',
    ...trait('Counterattack'),
  }),
  keyword('doubleAttack', {
    means: 'Stands again after its first attack of a turn (R-BFT-38).',
    ...trait('Double Attack'),
  }),
  keyword('move', {
    means: 'May go to an empty area as the attack phase begins (B28).',
    ...trait('Move'),
  }),
  keyword('soulguard', {
    means: 'A card of its soul may go in its place when it would leave the field (B29).',
    ...trait('Soulguard'),
  }),
  keyword('lifelink', {
    means: 'When it leaves the field, its fighter takes as much damage as its number says (B30).',
    name: 'Lifelink',
    change: (by) => `Lifelink ${by}`,
  }),
  keyword('lifelinkLose', {
    means: 'When it leaves the field, its fighter has lost (B30).',
    ...trait('Lifelink Lose'),
  }),
  keyword('counter', {
    means: 'May be used at counter timings as well: as an answer, in any turn (R-BFT-49).',
    ...trait('Counter'),
  }),
  keyword('set', { means: 'The spell stays on the field (B31).', ...trait('Set') }),
  keyword('buddy', {
    means: 'Is no monster, but may be chosen as the Buddy.',
    ...trait('May be your Buddy'),
  }),
  keyword('standIn', {
    means: "Takes the place of the Buddy's copy in a Buddy Call.",
    ...trait("May take the place of your Buddy's copy in a Buddy Call"),
  }),
];
export type Keyword = WordOf<typeof KEYWORDS>;

export const VALUES = [
  ...STATS,
  ...KEYWORDS,
  given('cannotAttack', { means: 'It does not attack.', ...trait('no leave to attack') }),
  given('cannotBeDestroyed', {
    means: 'It is not destroyed.',
    ...trait('nothing to fear from destruction'),
  }),
  given('sturdy', {
    means: 'It is not destroyed by effects.',
    ...trait('nothing to fear from destruction by effects'),
  }),
  given('hidden', {
    means: 'Effects of the opponent do not choose it.',
    ...trait('a hiding place from effects of the opponent'),
  }),
  rule('damageTaken', {
    means: 'Is added to every damage that the fighter takes.',
    usual: 0,
    ...phrases.stat('damage from each source'),
  }),
  rule('attackDamageTaken', {
    means: 'Is added to the damage that the fighter takes from each attack, and to no other (B23).',
    usual: 0,
    ...phrases.stat('damage from each attack'),
  }),
];
