/** Options that several commands have. */
import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import { Option } from 'commander';
import { Fault } from './fault.js';

export const gameOption = (what: string): Option =>
  new Option('--game <game>', what).choices(Object.keys(GAMES)).default('fuzzycards');

/** The parser of the option has let known games through only. */
export function gameNamed(game: string): CatalogEntry {
  const entry = GAMES[game];
  if (entry) return entry;
  throw new Fault('no-such-game', `there is no game "${game}": ${Object.keys(GAMES).join(', ')}.`);
}
