/** `scoresheet play`: a whole game at one terminal, offline, on a real record. */
import { Option, type Command } from 'commander';
import { randomInt } from 'node:crypto';
import type { AskedClock } from '@scoresheet/contracts-messages';
import type { MatchOptions, OfflineClock } from '@scoresheet/domain-match';
import { JUDGE } from '@scoresheet/rules-engine';
import { offlineEnvironment } from '../offline-environment.js';
import { botNamed, BOTS, type BotName } from '../play/bots.js';
import { chooseDecks } from '../play/choose-decks.js';
import { welcome } from '../play/help.js';
import { parseClock } from '../play/parse-clock.js';
import { playMatch } from '../play/play-match.js';
import { openJsonTerminal, openTerminal } from '../play/terminal.js';
import { beginMatch } from '../play/terminal-match.js';
import { Fault } from '../program/fault.js';
import { checkSeating, gameNamed, gameOption, readingOption } from '../program/options.js';
import { wholeNumber } from '../program/whole-number.js';

interface Options {
  readonly game: string;
  readonly seats?: number;
  readonly option?: MatchOptions;
  readonly seed?: number;
  readonly deck?: string;
  readonly theirDeck?: string;
  readonly against: 'bot' | 'person';
  readonly bot: BotName;
  readonly clock?: AskedClock;
  readonly json?: boolean;
}

/** Seeds that are chosen for somebody stay short enough to be typed again. */
const SEEDS = 1_000_000;

export function playCommand(command: Command): void {
  command
    .addOption(gameOption('the game to play'))
    .option('--seats <number>', 'how many play (default: as few as the game allows)', wholeNumber)
    .addOption(readingOption())
    .addOption(
      new Option('--against <whom>', 'who sits opposite').choices(['bot', 'person']).default('bot'),
    )
    .addOption(new Option('--bot <bot>', 'how the bot plays').choices(BOTS).default(BOTS[0]))
    .option('--deck <deck>', 'your deck: the name of a ready deck, or a file')
    .option('--their-deck <deck>', 'the other deck: the name of a ready deck, or a file')
    .option('--seed <number>', 'decides all chance (default: another each time)', wholeNumber)
    .option('--clock <clock>', 'seconds to think: bank:300+5, or decision:30', parseClock)
    .option('--json', 'print one JSON object for each decision and each reply')
    .action(play);
}

async function play(options: Options): Promise<void> {
  const { game, deck, theirDeck, against, bot, seed = randomInt(SEEDS) } = options;
  checkSeating(game, options);
  const decks = await chooseDecks(options, [deck, theirDeck], seed);
  const timed = options.clock === undefined ? {} : { clock: clockOf(options.clock) };
  const read = options.option === undefined ? {} : { options: options.option };
  const seating = { name: `played-${seed}`, game, decks, ...read, ...timed };
  const match = beginMatch(offlineEnvironment(seed), seating);
  const seats = [...decks.map((_, at) => at + 1), JUDGE];
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

/** Time counts from the moment at which the table is set up. */
function clockOf(terms: AskedClock): OfflineClock {
  const beganMs = performance.now();
  return { terms, now: () => Math.floor(performance.now() - beganMs) };
}
