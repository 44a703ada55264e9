/** `scoresheet play`: a whole game at one terminal, offline, on a real record. */
import { Option, type Command } from 'commander';
import { randomInt } from 'node:crypto';
import { offlineEnvironment } from '../offline-environment.js';
import { botNamed, BOTS, type BotName } from '../play/bots.js';
import { chooseDecks } from '../play/choose-decks.js';
import { welcome } from '../play/help.js';
import { playMatch } from '../play/play-match.js';
import { openJsonTerminal, openTerminal } from '../play/terminal.js';
import { beginMatch } from '../play/terminal-match.js';
import { Fault } from '../program/fault.js';
import { gameNamed, gameOption } from '../program/options.js';
import { wholeNumber } from '../program/whole-number.js';

interface Options {
  readonly game: string;
  readonly seed?: number;
  readonly deck?: string;
  readonly theirDeck?: string;
  readonly against: 'bot' | 'person';
  readonly bot: BotName;
  readonly json?: boolean;
}

/** Seeds that are chosen for somebody stay short enough to be typed again. */
const SEEDS = 1_000_000;

export function playCommand(command: Command): void {
  command
    .addOption(gameOption('what is played'))
    .addOption(
      new Option('--against <whom>', 'who sits opposite').choices(['bot', 'person']).default('bot'),
    )
    .addOption(new Option('--bot <bot>', 'how the bot plays').choices(BOTS).default(BOTS[0]))
    .option('--deck <deck>', 'yours: the name of a ready deck, or a file')
    .option('--their-deck <deck>', 'the other one: the same')
    .option('--seed <number>', 'decides all chance (default: another each time)', wholeNumber)
    .option('--json', 'print one JSON object for each decision and each reply')
    .action(play);
}

async function play(options: Options): Promise<void> {
  const { game, deck, theirDeck, against, bot, seed = randomInt(SEEDS) } = options;
  const decks = await chooseDecks(game, [deck, theirDeck], seed);
  const match = beginMatch(offlineEnvironment(seed), { name: `played-${seed}`, game, decks });
  const seats = decks.map((_, at) => at + 1);
  const people = against === 'person' ? seats : seats.slice(0, 1);
  const terminal = options.json ? openJsonTerminal() : openTerminal();
  terminal.print([...welcome(match.words), `(Seed ${seed}.)`]);
  try {
    const sitting = { game, match, terminal, people, bot: botNamed(bot, gameNamed(game), seed) };
    if ((await playMatch(sitting)) !== 'input-ended') return;
    throw new Fault(
      'input-ended',
      `the input ended before the game did. To go on, start again with --seed ${seed} and the same decks: the same answers lead to the same table.`,
    );
  } finally {
    terminal.close();
  }
}
