/** A whole game at one terminal: two people in turn, or one against a bot. */
import type { Seat } from '@scoresheet/rules-engine';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { writeFile } from 'node:fs/promises';
import { drawTable } from '../table/draw-table.js';
import { outcomeWords } from '../table/fact-words.js';
import { takeTurn, type TurnEnd } from './take-turn.js';
import type { Terminal } from './terminal.js';
import type { TerminalMatch } from './terminal-match.js';

export interface Sitting {
  readonly game: string;
  readonly match: TerminalMatch;
  readonly terminal: Terminal;
  readonly seed: number;
  /** Seats of people; bots have the others. */
  readonly people: readonly Seat[];
}

/** Plays until the game is over, or the person leaves. */
export async function playMatch(sitting: Sitting): Promise<TurnEnd> {
  const { match, terminal, people } = sitting;
  const below = seededNumbers(sitting.seed);
  const told = new Map<Seat, number>();
  let atKeyboard: Seat | undefined;
  for (let open = match.waitsFor(); open; open = match.waitsFor()) {
    const { seat, id, options } = open;
    if (!people.includes(seat) && options) {
      const picked = randomChoice(options, below);
      const choice = typeof picked === 'object' ? [...picked] : picked;
      match.send({ seat, says: { type: 'act', decision: id, choice } });
      continue;
    }
    if (atKeyboard !== undefined && atKeyboard !== seat) await terminal.handOver(`seat ${seat}`);
    atKeyboard = seat;
    tellNews(sitting, seat, told);
    const ended = await takeTurn({ ...sitting, open });
    if (ended !== 'on') return ended;
  }
  const [last = 1] = atKeyboard === undefined ? people : [atKeyboard];
  tellNews(sitting, last, told);
  return finish(sitting, last);
}

/** What the seat has not been told yet. */
function tellNews({ match, terminal }: Sitting, seat: Seat, told: Map<Seat, number>): void {
  const heard = match.heard(seat);
  const news = heard.slice(told.get(seat) ?? 0).flat();
  told.set(seat, heard.length);
  if (news.length > 0) terminal.print(['', ...news]);
}

async function finish({ match, terminal }: Sitting, seat: Seat): Promise<TurnEnd> {
  const table = match.seen(seat);
  terminal.print(['', ...drawTable(match.words, table, seat), '']);
  if (table.outcome) terminal.print([`At the end ${outcomeWords(table.outcome)}.`]);
  terminal.print(['"save FILE" writes the record; "quit" leaves.']);
  for (;;) {
    const typed = await terminal.ask('> ');
    if (typed === undefined || typed === 'quit') return 'on';
    const file = /^save\s+(.+)$/.exec(typed)?.[1];
    terminal.print(file === undefined ? ['Type "save FILE" or "quit".'] : await save(match, file));
  }
}

async function save(match: TerminalMatch, file: string): Promise<readonly string[]> {
  try {
    await writeFile(file, match.exported());
    return [`${file} is written. Check it with:`, `  npx scoresheet verify ${file}`];
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return [`'${file}' cannot be written (${code}); name another.`];
  }
}
