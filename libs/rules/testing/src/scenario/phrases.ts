/** Answers in words: which choice a sentence means, of those that are offered or as an attempt. */
import type { Choice, Decision, Seat } from '@scoresheet/rules-engine';
import { attempted } from './attempts.js';
import type { Table } from './names.js';
import { understood } from './understood.js';

/** A sentence as a command: the decision that it answers, `none` where the seat is not asked. */
export interface Said {
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
