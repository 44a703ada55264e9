/** How a scenario failed: the table, the facts and what was offered, for whoever mends it. */
import {
  decisions,
  view,
  type CardFace,
  type Fact,
  type TableView,
} from '@scoresheet/rules-engine';
import { factsFound } from './expect-facts.js';
import { seatName, type Table } from './names.js';
import { offersOf } from './offers.js';
import type { Scenario } from './scenario.js';
import { asList } from './words.js';

export interface ScenarioFailure {
  /** All of the table, as a judge sees it. */
  readonly table: TableView;
  /** What became true since the table was laid, in order. */
  readonly facts: readonly TestedFact[];
  /** Facts that `then` names and that never came. */
  readonly missingFacts: readonly string[];
  /** Cards that the scenario has brought along, for whoever draws the table. */
  readonly brought: readonly CardFace[];
  /** What the rules wait for, in the words of `when`. */
  readonly offered: readonly { readonly seat: string; readonly says: readonly string[] }[];
}

export interface TestedFact {
  readonly fact: Fact;
  /** Whether `then` wants it, rules it out, or does not speak of it. */
  readonly is: 'expected' | 'unwanted' | 'unnamed';
}

export function failureOf(table: Table, { when, then }: Scenario): ScenarioFailure {
  const expected = [...when.flatMap(({ check = [] }) => check), ...then];
  const lines = expected.map(({ item }) => (typeof item === 'string' ? {} : item));
  const wanted = factsFound(
    table,
    lines.flatMap((line) => asList(line['facts'])),
  );
  const unwanted = lines
    .flatMap((line) => asList(line['no facts']))
    .flatMap((item) => factsFound(table, [item]).found);
  return {
    table: view(table, 'house'),
    facts: table.facts.slice(table.laid).map((fact) => {
      if (unwanted.includes(fact)) return { fact, is: 'unwanted' };
      return { fact, is: wanted.found.includes(fact) ? 'expected' : 'unnamed' };
    }),
    missingFacts: wanted.missing,
    brought: table.game.brought ?? [],
    offered: decisions(table).map((decision) => ({
      seat: seatName(table.game, decision.seat),
      says: offersOf(table, decision),
    })),
  };
}
