/** What is offered in a judge's words, and why something is not. */
import { copy, decisions, isListed, run, type Decision, type Seat } from '@scoresheet/rules-engine';
import { scriptedChance } from '../chance/scripted-chance.js';
import type { Table } from './names.js';
import { answerSaid, optionSaid } from './phrases.js';

export function offersOf(table: Table, decision: Decision): readonly string[] {
  const { options } = decision;
  if (options.pick === 'number') return [`${options.min} to ${options.max}`];
  if (!isListed(options)) return [`${options.min} to ${options.max} characters`];
  return options.from.map((option) => optionSaid(table, decision, option));
}

/**
 * The rules' own reason; nothing where the words are no answer, or are accepted. A refusal comes
 * before anything is left to chance.
 */
export function whyNot(table: Table, seat: Seat, words: string): string | undefined {
  try {
    const said = answerSaid(table, seat, words, decisions(table));
    const ran = run({ ...table, state: copy(table.state) }, { seat, ...said }, scriptedChance());
    return 'refusal' in ran ? `${ran.refusal.rule}: ${ran.refusal.says}` : undefined;
  } catch {
    return undefined;
  }
}
