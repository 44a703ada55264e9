/** What is done at the table of a scenario: answers, and seats that drop out. */
import {
  copy,
  leave,
  run,
  same,
  type Chance,
  type Choice,
  type Decision,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { meant } from './meant.js';
import { remember, whoIs, type Table } from './names.js';
import { answerSaid } from './phrases.js';

/** Said of a seat that drops out from outside the rules: no answer to anything. */
const LEAVES = 'leaves the game';

/** Carries out what somebody says; gives the refusal where the rules forbid it. */
export function act(
  table: Table,
  does: string,
  open: readonly Decision[],
  chance: Chance,
): Refusal | undefined {
  const seat = actor(table, does);
  const words = does.slice(does.indexOf(' ') + 1);
  if (words !== LEAVES)
    return answer(table, { seat, ...answerSaid(table, seat, words, open) }, does, chance);
  throughJson(table);
  table.deeds.push({ leaves: seat, line: does });
  return void remember(table, leave(table, seat, chance));
}

/** The seat, or the judge, with whose name a line begins. */
export function actor({ game }: Table, does: string): Seat {
  const [name = ''] = does.split(' ');
  const seat = whoIs(game, name);
  if (seat !== undefined) return seat;
  const slip = meant(name, [...game.seats, 'judge']);
  throw new Error(`'${does}' does not begin with a seat's name${slip}`);
}

export interface Given {
  readonly seat: Seat;
  readonly decision: string;
  readonly choice: Choice;
}

/** One answer; gives the refusal where the rules forbid it, which then has changed nothing. */
export function answer(
  table: Table,
  given: Given,
  line: string,
  chance: Chance,
): Refusal | undefined {
  throughJson(table);
  table.deeds.push({ ...given, line });
  const before = copy(table.state);
  const ran = run(table, given, chance);
  if ('facts' in ran) return void remember(table, ran.facts);
  if (!same(before, table.state)) throw new Error(`'${line}' was refused and changed something`);
  return ran.refusal;
}

/** A game that is saved and loaded goes on as it was. */
function throughJson({ state }: Table): void {
  Object.assign(state, JSON.parse(JSON.stringify(state)));
}
