/** What kinds of bots there are, and how each chooses. */
import { rulesOf, type Seen } from '@scoresheet/games-catalog';
import type { Choice, DecisionView, Options, Seat, TableView } from '@scoresheet/rules-engine';
import { chooseAtRandom, type Draw } from './random-choice.js';

/** `heuristic` follows the advice of the game, where it gives any; `random` never does. */
export const BOT_KINDS = ['heuristic', 'random'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** What a seat is asked, with all that it may answer. */
export type Question = DecisionView & { readonly options: Options };

/** The decision that a seat owes, in the view that the seat has of the table. */
export const questionTo = (table: TableView | null, seat: Seat): Question | undefined =>
  table?.decisions.find(
    (decision): decision is Question =>
      decision.seat === seat && decision.options !== undefined && !decision.optional,
  );

/** Among choices that are equally good the draw decides. */
export function choose(kind: BotKind, seen: Seen, question: Question, draw: Draw): Choice {
  const advice = kind === 'heuristic' ? (rulesOf(seen.table.ruleset)?.advise?.(seen) ?? []) : [];
  const advised = advice.length > 0 ? advice[draw(advice.length)] : undefined;
  return advised ? advised.choice : chooseAtRandom(question.options, draw);
}
