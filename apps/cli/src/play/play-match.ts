/** A whole game at one terminal: two people in turn, or one against a bot. */
import { writeFile } from 'node:fs/promises';
import { JUDGE, type Seat } from '@scoresheet/rules-engine';
import { wrap } from '../program/wrap.js';
import { headOf, headWords } from '../verify/head-words.js';
import { drawTable } from '../table/draw-table.js';
import { capitalised, outcomeWords, plain, say } from '@scoresheet/rules-presentation';
import { botAnswers, type Bot } from './bots.js';
import { takeTurn, type TurnEnd } from './take-turn.js';
import type { Terminal } from './terminal.js';
import type { TerminalMatch } from './terminal-match.js';

interface Sitting {
  readonly game: string;
  readonly match: TerminalMatch;
  readonly terminal: Terminal;
  readonly bot: Bot;
  /** Seats of people; the bot has the others. */
  readonly people: readonly Seat[];
}

/** Ends that come from outside the game. */
const ENDINGS: { readonly [reason: string]: string } = {
  time: 'whoever was to answer had no time left',
};

/** What a person has been told so far. */
interface Person {
  events: number;
  readonly met: Set<string>;
}

/** Plays until the game is over, or the person leaves. */
export async function playMatch(sitting: Sitting): Promise<TurnEnd> {
  const { match, terminal, people, bot } = sitting;
  const known = new Map<Seat, Person>(
    people.map((seat) => [seat, { events: 0, met: new Set<string>() }]),
  );
  let atKeyboard: Seat | undefined;
  for (let open = match.waitsFor(); open; open = match.waitsFor()) {
    const { seat } = open;
    const person = known.get(seat);
    if (!person) {
      botAnswers(bot, match, open);
      continue;
    }
    if (atKeyboard !== undefined && atKeyboard !== seat) {
      await terminal.handOver(seat === JUDGE ? 'the JUDGE' : `seat ${seat}`);
    }
    atKeyboard = seat;
    tellNews(sitting, seat, person);
    const ended = await takeTurn({ ...sitting, open, met: person.met });
    if (ended !== 'on') return ended;
  }
  const last = atKeyboard ?? people[0] ?? 1;
  const person = known.get(last);
  if (person) tellNews(sitting, last, person);
  return finish(sitting, last);
}

/** What the seat has not been told yet. */
function tellNews({ match, terminal }: Sitting, seat: Seat, person: Person): void {
  const heard = match.heard(seat);
  const news = heard.slice(person.events).flat();
  person.events = heard.length;
  if (news.length > 0) terminal.print(['', ...news]);
}

async function finish({ match, terminal }: Sitting, seat: Seat): Promise<TurnEnd> {
  const table = match.seen(seat);
  terminal.print(['', ...drawTable(match.words, table, seat), '']);
  if (table.outcome) {
    const meaning =
      match.words.primer.endings[table.outcome.reason] ?? ENDINGS[table.outcome.reason];
    const because = meaning === undefined ? '' : ` ${plain(capitalised(say`${meaning}`))}.`;
    const ended = plain(capitalised(outcomeWords(match.words, table.outcome)));
    terminal.print(wrap(`${ended}.${because}`, ''));
  }
  const head = headOf(match.exported());
  if (head !== undefined) terminal.print(wrap(headWords(head), ''));
  terminal.print(['"save FILE" writes the record; "quit" leaves.']);
  for (;;) {
    const typed = await terminal.ask('> ');
    if (typed === undefined || typed === 'quit') return 'on';
    const file = /^save\s+(.+)$/.exec(typed)?.[1];
    terminal.print(
      file === undefined
        ? ['The game is over. Type "save FILE" or "quit".']
        : await saveRecord(match.exported(), file),
    );
  }
}

/** Writes a record where a person wants it; says what to do next, or why it cannot be. */
async function saveRecord(text: string, file: string): Promise<readonly string[]> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return [
      `${file} is written. After you leave:`,
      `  npx scoresheet verify ${file}`,
      `  npx scoresheet replay ${file}`,
    ];
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return [`"${file}" is there already; name another.`];
    return [`"${file}" cannot be written (${code}); name another.`];
  }
}
