/** Options that several commands have. */
import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import type { MatchOptions } from '@scoresheet/domain-match';
import { mostSeats, readingProblem } from '@scoresheet/rules-engine';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { Fault } from './fault.js';

export const gameOption = (what: string): Option =>
  new Option('--game <game>', what).choices(Object.keys(GAMES)).default('fuzzycards');

/** Whom a command asks, and as whom. */
export interface AskingOptions {
  readonly server?: string;
  readonly token?: string;
  readonly json?: boolean;
}

export const askingOptions = (command: Command): Command =>
  command
    .option('--server <url>', 'the server (default: this machine, SCORESHEET_PORT)')
    .option('--token <token>', 'ask with it (default: as who is signed in, else this installation)')
    .option('--json', 'print JSON objects, one a line');

/** `--option judge=sits`, as often as one likes. */
export const readingOption = (): Option =>
  new Option('--option <name=value>', 'how the match reads the rules; may be repeated').argParser(
    addReading,
  );

function addReading(typed: string, before: MatchOptions = {}): MatchOptions {
  const [, name, value] = /^([A-Za-z][A-Za-z0-9-]*)=(.+)$/.exec(typed) ?? [];
  if (name === undefined || value === undefined) {
    throw new InvalidArgumentError('Write it as NAME=VALUE: judge=sits.');
  }
  return { ...before, [name]: plainValue(value) };
}

/** Options are texts, whole numbers, or true and false. */
function plainValue(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

/** Refuses, in words, what cannot be seated, before anything is set up. */
export function checkSeating(
  game: string,
  { seats, option = {} }: { readonly seats?: number; readonly option?: MatchOptions },
): void {
  const { title, rules, options } = gameNamed(game);
  const maxSeats = mostSeats(rules, option);
  const { minSeats } = rules;
  if (seats !== undefined && (seats < minSeats || seats > maxSeats)) {
    throw new Fault('usage', `${title} is played by ${minSeats} to ${maxSeats}.`);
  }
  for (const [name, value] of Object.entries(option)) {
    if (!Object.hasOwn(options, name)) {
      const names = Object.keys(options).join(', ');
      throw new Fault('usage', `${title} has no option "${name}": ${names}.`);
    }
    const problem = readingProblem(rules, name, value);
    if (problem !== undefined) throw new Fault('usage', problem);
  }
}

/** The parser of the option has let known games through only. */
export function gameNamed(game: string): CatalogEntry {
  const entry = GAMES[game];
  if (entry) return entry;
  throw new Fault('no-such-game', `there is no game "${game}": ${Object.keys(GAMES).join(', ')}.`);
}
