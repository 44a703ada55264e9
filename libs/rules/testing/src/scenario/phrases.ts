/**
 * Answers in words: which choice a sentence means, of those that are offered or as an attempt, and
 * why the rules refuse it.
 */
import {
  copy,
  decisions,
  run,
  type Choice,
  type Decision,
  type Seat,
} from '@scoresheet/rules-engine';
import { scriptedChance } from '../chance/scripted-chance.js';
import { attempted } from './attempts.js';
import type { Table } from './names.js';
import { understood } from './understood.js';

/** A sentence as a command: the decision that it answers, `none` where the seat is not asked. */
interface Said {
  readonly decision: string;
  readonly choice: Choice;
}

export function answerSaid(
  table: Table,
  seat: Seat,
  words: string,
  open: readonly Decision[],
): Said {
  const own = open.filter((decision) => decision.seat === seat);
  for (const decision of own) {
    const choice = understood(table, words, decision);
    if (choice !== undefined) return { decision: decision.id, choice };
  }
  const decision = own[0]?.id ?? 'none';
  return { decision, choice: attempted(table, { seat, words, decision }) };
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
