/**
 * One ability in words, in the order in which the engine carries it out: when, at what cost, on
 * what condition, what is chosen, what is done and for how long, and what lasts.
 */
import type { Ability, CardFace } from '@scoresheet/rules-engine';
import { groupChosen, someOf } from './cards.js';
import { sayInstruction } from './instruction.js';
import { sayLasting } from './lasting.js';
import { wordsFor } from './look-up.js';
import { sayCondition } from './numbers.js';
import { capital } from './phrases.js';
import type { Speaking } from './references.js';
import type { CardWords, Clause } from './card-words.js';

export function sayAbility(words: CardWords, face: CardFace, ability: Ability): string {
  const speaking = { words, face, ability, at: 0 };
  const clauses: readonly Clause[] = [
    ...sayChoices(speaking),
    ...ability.does.map((instruction, at) => sayInstruction(instruction, { ...speaking, at })),
    ...sayLasting(speaking).map((statement) => ({ statement })),
  ];
  if (clauses.length === 0) return sayPrice(speaking);
  const sentences = ability.when || ability.may ? [bound(clauses, speaking)] : clauses.map(textOf);
  const text = [...sayLead(speaking), ...sentences.map(asSentence)].join(' ');
  return text.endsWith(':') ? `${text.slice(0, -1)}.` : text; // a lead on which nothing depends
}

/** "Activate (1 Energy):". */
function sayLead(speaking: Speaking): readonly string[] {
  const { words, ability } = speaking;
  const { label } = wordsFor(words.timings, 'timing', ability.timing);
  const often = ability.again && words.again ? [words.again] : [];
  const paid = [...sayPaid(speaking), ...often].join(', ');
  const lead = [label, paid && `(${paid})`].filter(Boolean).join(' ');
  return lead === '' ? [] : [`${lead}:`];
}

/** What does nothing of its own, and says for what price or on what condition something is done. */
function sayPrice(speaking: Speaking): string {
  const { words, ability } = speaking;
  const { label } = wordsFor(words.timings, 'timing', ability.timing);
  const only = ability.when ? [`only if ${sayCondition(ability.when, speaking)}`] : [];
  const says = [sayPaid(speaking).join(', '), ...only].filter(Boolean).join('; ');
  return `${label ? `${label}: ` : ''}${says}.`;
}

function sayPaid(speaking: Speaking): readonly string[] {
  const { words, ability } = speaking;
  const parts = Object.entries(ability.cost ?? {});
  const said = parts.map(([part, count]) => wordsFor(words.costs, 'cost', part)(count));
  return [...said, ...sayPayments(speaking)];
}

function sayPayments({ words, face, ability }: Speaking): readonly string[] {
  return (ability.pays ?? []).map((payment) => {
    const cards = someOf(groupChosen(words, payment, face), payment.min, payment.max);
    return wordsFor(words.payments ?? {}, 'payment', payment.how)(cards);
  });
}

function sayChoices({ words, face, ability }: Speaking): readonly Clause[] {
  const choices = (ability.choose ?? []).filter(({ unsaid }) => !unsaid);
  if (choices.length === 0) return [];
  const said = choices.map((choice) =>
    someOf(groupChosen(words, choice, face), choice.min, choice.max),
  );
  return [{ order: `${words.choose ?? 'choose'} ${said.join(' and ')}` }];
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
  const inOne = clauses.map(inTurn).reduce((said, next) => said + after(said) + next);
  return `${before}${you}${inOne}`;
}

/** What depends on a lead follows it at once. */
const after = (said: string): string => (said.endsWith(':') ? ' ' : ', then ');

/** After a statement about somebody else an order says whom it means. */
function inTurn(clause: Clause, index: number, clauses: readonly Clause[]): string {
  const follows = clauses[index - 1];
  const unclear = follows !== undefined && 'statement' in follows && 'order' in clause;
  return unclear ? `you ${textOf(clause)}` : textOf(clause);
}

function textOf(clause: Clause): string {
  if ('lead' in clause) return `${clause.lead}:`;
  return 'order' in clause ? clause.order : clause.statement;
}

const asSentence = (text: string): string => `${capital(text)}${text.endsWith(':') ? '' : '.'}`;
