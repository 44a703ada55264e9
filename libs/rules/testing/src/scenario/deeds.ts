/** What is done at the table of a scenario: answers, and seats that drop out. */
import {
  copy,
  decisions,
  leave,
  run,
  same,
  type Chance,
  type Choice,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { NUMBER_WORDS, numberSaid } from './fits.js';
import { meant } from './meant.js';
import { remember, whoIs, type Table } from './names.js';
import { answerSaid } from './phrases.js';

/** The words for a seat that drops out from outside the rules: no answer to anything. */
const LEAVES = 'leaves the game';

/** More of the same at once is a slip of the pen, and so is nothing of it. */
const MOST_TIMES = 1_000;

/**
 * Carries out what somebody says, once or as often as it says (`burns 3 cards`, `passes 2 times`);
 * gives the refusal where the rules forbid it.
 */
export function act(table: Table, does: string, chance: Chance): Refusal | undefined {
  const seat = actor(table, does);
  const { words, times } = timesSaid(table, does.slice(does.indexOf(' ') + 1));
  if (times < 1 || times > MOST_TIMES)
    throw new Error(`nobody does anything ${times} times in a row`);
  for (let count = 0; count < times; count += 1) {
    const refusal = actOnce(table, { seat, words, does }, chance);
    if (refusal && count > 0) {
      throw new Error(
        `'${does}' is refused after ${count} of them: ${refusal.rule}, ${refusal.says}`,
      );
    }
    if (refusal) return refusal;
  }
  return undefined;
}

interface Told {
  readonly seat: Seat;
  readonly words: string;
  readonly does: string;
}

function actOnce(table: Table, { seat, words, does }: Told, chance: Chance): Refusal | undefined {
  if (words !== LEAVES) {
    const said = answerSaid(table, seat, words, decisions(table));
    return answer(table, { seat, ...said }, does, chance);
  }
  if (!table.rules.left) {
    throw new Error(
      `'${does}': in ${table.rules.id} nobody goes on when a seat drops out; the match is over, ` +
        'and the other one wins',
    );
  }
  throughJson(table);
  table.deeds.push({ leaves: seat, line: does });
  return void remember(table, leave(table, seat, chance));
}

const TIMES = new RegExp(`^(.+) (${NUMBER_WORDS}) times$`);
const CARDS = new RegExp(`^(\\S+) (${NUMBER_WORDS}) cards$`);

/** `burns 3 cards` is `burns a card` three times, where a card is burned by itself. */
function timesSaid(
  { game }: Table,
  words: string,
): { readonly words: string; readonly times: number } {
  const [, once, times = ''] = TIMES.exec(words) ?? [];
  if (once !== undefined) return { words: once, times: numberSaid(times) };
  const [, verb, cards = ''] = CARDS.exec(words) ?? [];
  const single = `${verb} a card`;
  const isSaid = game.phrases.some(({ says }) => says === single);
  return verb !== undefined && isSaid
    ? { words: single, times: numberSaid(cards) }
    : { words, times: 1 };
}

/** The seat, or the judge, with whose name a line begins. */
export function actor({ game }: Table, does: string): Seat {
  const [name = ''] = does.split(' ');
  const seat = whoIs(game, name);
  if (seat !== undefined) return seat;
  const slip = meant(name, [...game.seats, 'judge']);
  throw new Error(`'${does}' does not begin with a seat's name${slip}`);
}

interface Given {
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
