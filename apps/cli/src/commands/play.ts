/** `scoresheet play`: a whole game at one terminal, offline, on a real record. */
import { GAMES } from '@scoresheet/games-catalog';
import { Command, Option } from 'commander';
import { randomInt } from 'node:crypto';
import { offlineEnvironment } from '../offline-environment.js';
import { chooseDecks } from '../play/choose-decks.js';
import { helpFor } from '../play/help.js';
import { playMatch } from '../play/play-match.js';
import { openTerminal } from '../play/terminal.js';
import { beginMatch } from '../play/terminal-match.js';
import { wholeNumber } from '../whole-number.js';

interface Options {
  readonly game: string;
  readonly seed?: number;
  readonly deck?: string;
  readonly against: 'bot' | 'person';
}

/** Seeds that are chosen for somebody stay short enough to be typed again. */
const SEEDS = 1_000_000;

export const playCommand = new Command('play')
  .description('play a game at this terminal, against a bot or another person')
  .addOption(
    new Option('--game <game>', 'what is played').choices(Object.keys(GAMES)).default('fuzzycards'),
  )
  .option(
    '--seed <number>',
    'what decides all chance (default: another one each time)',
    wholeNumber,
  )
  .option('--deck <deck>', 'yours: the name of a ready deck, or a file')
  .addOption(
    new Option('--against <whom>', 'who sits opposite').choices(['bot', 'person']).default('bot'),
  )
  .action(play);

async function play({ game, deck, against, seed = randomInt(SEEDS) }: Options): Promise<void> {
  const decks = await chooseDecks(game, deck, seed);
  const match = beginMatch(offlineEnvironment(seed), { name: `played-${seed}`, game, decks });
  const seats = decks.map((_, at) => at + 1);
  const people = against === 'person' ? seats : seats.slice(0, 1);
  const terminal = openTerminal();
  terminal.print([`${match.words.title}, seed ${seed}.`, '', ...helpFor(game)]);
  try {
    const ended = await playMatch({ game, match, terminal, seed, people });
    if (ended !== 'input-ended') return;
    throw new Error(
      `the input ended before the game did. To go on, start again with --seed ${seed} and the same deck: the same answers lead to the same table.`,
    );
  } finally {
    terminal.close();
  }
}
