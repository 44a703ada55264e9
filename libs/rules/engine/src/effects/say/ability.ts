/**
 * One ability in words, in the order in which the engine carries it out: when, at what cost, on
 * what condition, what is chosen, what is done and for how long, and what lasts.
 */
import type { Ability, CardFace } from '../vocabulary.js';
import { groupOf, someOf } from './cards.js';
import { sayInstruction } from './instruction.js';
import { sayLasting } from './lasting.js';
import { wordsFor } from './look-up.js';
import { sayCondition } from './numbers.js';
import type { Speaking } from './references.js';
import type { CardWords, Clause } from './words.js';

export function sayAbility(words: CardWords, face: CardFace, ability: Ability): string {
  const speaking = { words, face, ability, at: 0 };
  const clauses: readonly Clause[] = [
    ...sayChoices(speaking),
    ...ability.does.map((instruction, at) => sayInstruction(instruction, { ...speaking, at })),
    ...sayLasting(speaking).map((statement) => ({ statement })),
  ];
  const sentences = ability.when || ability.may ? [bound(clauses, speaking)] : clauses.map(textOf);
  return [...sayLead(speaking), ...sentences.map(asSentence)].join(' ');
}

/** "Activate (1 Energy):". */
function sayLead({ words, ability }: Speaking): readonly string[] {
  const { timing, cost = {}, again } = ability;
  const { label } = wordsFor(words.timings, 'timing', timing);
  const parts = Object.entries(cost);
  const said = parts.map(([part, count]) => wordsFor(words.costs, 'cost', part)(count));
  const paid = [...said, ...(again && words.again ? [words.again] : [])].join(', ');
  const lead = [label, paid && `(${paid})`].filter(Boolean).join(' ');
  return lead === '' ? [] : [`${lead}:`];
}

function sayChoices({ words, face, ability }: Speaking): readonly Clause[] {
  const { choose = [] } = ability;
  if (choose.length === 0) return [];
  const said = choose.map(({ from, min, max }) => someOf(groupOf(words, from, face), min, max));
  return [{ order: `choose ${said.join(' and ')}` }];
}

/** A condition and a "may" hold for all that follows, which so stands in one sentence with them. */
function bound(clauses: readonly Clause[], speaking: Speaking): string {
  const { when, may, does } = speaking.ability;
  const [first] = clauses;
  const isOrder = first !== undefined && 'order' in first;
  const conditions = [
    ...(when ? [sayCondition(when, speaking)] : []),
    ...(may && !isOrder ? ['you wish'] : []),
  ];
  const word = does.length > 0 ? 'if' : 'while';
  const before = conditions.length > 0 ? `${word} ${conditions.join(' and ')}, ` : '';
  const you = may && isOrder ? 'you may ' : '';
  return `${before}${you}${clauses.map(inTurn).join(', then ')}`;
}

/** After a statement about somebody else an order says whom it means. */
function inTurn(clause: Clause, index: number, clauses: readonly Clause[]): string {
  const follows = clauses[index - 1];
  const unclear = follows !== undefined && 'statement' in follows && 'order' in clause;
  return unclear ? `you ${textOf(clause)}` : textOf(clause);
}

const textOf = (clause: Clause): string => ('order' in clause ? clause.order : clause.statement);

const asSentence = (text: string): string => `${capital(text)}.`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
