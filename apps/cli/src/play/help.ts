/** What can be typed while a game is on. */
import { wrap } from '../wrap.js';

const COMMANDS: readonly (readonly [typed: string, does: string])[] = [
  ['3', 'answers with option 3; several numbers ("1 3") where several are asked for'],
  ['?', 'shows this'],
  ['table', 'draws the table and the options again'],
  ['text NAME', 'shows what a card says; a part of its name is enough'],
  ['why WORDS', 'says which rule forbids what is not offered, as "why play NAME"'],
  ['log', 'tells what happened lately'],
  ['save FILE', 'writes the record, once the game is over; "scoresheet verify FILE" checks it'],
  ['concede', 'gives the game up'],
  ['quit', 'leaves without an end'],
];

export const helpFor = (game: string): readonly string[] => [
  'You answer one decision after another by its number; only what the rules allow',
  'is offered. Your side of the table is the lower one. The rules stand in',
  `docs/rules/${game}.md. You can type:`,
  ...COMMANDS.flatMap(([typed, does]) => wrap(`${typed.padEnd(11)} ${does}`, '  ')),
];
