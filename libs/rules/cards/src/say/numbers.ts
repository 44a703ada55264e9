/** Amounts and conditions in words: "1 damage for each …", "if you have at least 2 other Heroes". */
import type { Amount, Condition } from '@scoresheet/rules-engine';
import { anyOf, eachOf, groupOf, others, type Group } from './cards.js';
import { wordsFor } from './look-up.js';
import { within } from './phrases.js';
import { refer, type Speaking } from './references.js';

/** A number, and what has to follow it in the sentence so that it is understood. */
interface AmountSaid {
  readonly number: string;
  /** " for each enemy Hero"; stands at once after what is counted. */
  readonly each: string;
  /** ", where X is its ATK"; stands last. */
  readonly where: string;
}

export function sayAmount(amount: Amount, speaking: Speaking): AmountSaid {
  if (typeof amount === 'number') return { number: String(amount), each: '', where: '' };
  const { words, face } = speaking;
  if ('count' in amount) {
    const each = forEach(groupOf(words, amount.count, face));
    return { number: String(amount.times ?? 1), each, where: '' };
  }
  const { name } = wordsFor(words.values, 'value', amount.value);
  return {
    number: 'X',
    each: '',
    where: `, where X is ${refer(amount.of, speaking).possessive} ${name}`,
  };
}

const forEach = (group: Group): string =>
  group.is ? ` if ${isSo(group.is)}` : ` for each ${countedEach(group)}`;

/** Of the one card that can be meant it is asked what it is, or that it is there at all. */
const isSo = ({ name, traits }: NonNullable<Group['is']>): string =>
  `${name} ${traits || 'is there'}`;

const countedEach = (group: Group): string => eachOf(group).replace(/^each /, '');

/** What has to be true, without the "if". */
export function sayCondition(condition: Condition, { words, face }: Speaking): string {
  const { count, counter, of } = condition;
  const parts: string[] = [];
  if (count) parts.push(sayCount(groupOf(words, count, face), condition));
  if (counter) {
    const name = wordsFor(words.counters, 'counter', counter);
    const who = of === 'opponent' ? 'your opponent has' : 'you have';
    parts.push(`${who} ${within(condition)} ${name}`);
  }
  return parts.join(' and ');
}

function sayCount(group: Group, condition: Condition): string {
  const { atLeast, atMost } = condition;
  const none = atMost === 0;
  if (group.is) return none ? denied(group.is) : isSo(group.is);
  const many = others(group, group.many);
  const [has, have] = group.yours ? ['you have', 'you have'] : ['there is', 'there are'];
  if (none) return `${have} no ${many}`;
  if (atLeast === 1 && atMost === undefined) return `${has} ${anyOf({ ...group, yours: false })}`;
  const onlyOne = (atMost ?? atLeast) === 1 && (atLeast ?? 1) === 1;
  const noun = onlyOne ? others(group, group.one) : many;
  return `${onlyOne ? has : have} ${within(condition)} ${noun}`;
}

function denied({ name, traits: said }: NonNullable<Group['is']>): string {
  const traits = said || 'is there';
  return traits.startsWith('is ')
    ? `${name} is not ${traits.slice('is '.length)}`
    : `${name} does not have ${traits.slice('has '.length)}`;
}
