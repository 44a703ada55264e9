/** `scoresheet deck check FILE...`: may these decks be played, and if not, why not? */
import type { CatalogEntry, MatchOptions } from '@scoresheet/games-catalog';
import type { Command } from 'commander';
import { checkDeckList, describeDeckVerdict } from '../decks/check-deck-list.js';
import { readMatchOption } from '../decks/match-option.js';
import { EXIT } from '../program/fault.js';
import { gameNamed, gameOption } from '../program/options.js';
import { readNamedFile } from '../program/read-file.js';
import { wrapLine } from '../program/wrap.js';

interface Options {
  readonly game: string;
  readonly option: readonly string[];
  readonly json?: boolean;
}

export function deckCommand(command: Command): void {
  command
    .command('check')
    .description('list everything that is wrong with a deck')
    .argument('<files...>', 'decks: "3 Name" a line, or JSON [{"count": 3, "card": "Name"}]')
    .addOption(gameOption('the game whose cards are meant'))
    .option('--option <name=value...>', 'an option of the match, as legendaryTotal=true', [])
    .option('--json', 'print one JSON object for each file')
    .action(check);
}

async function check(files: readonly string[], { game, option, json }: Options): Promise<void> {
  const entry = gameNamed(game);
  const options = Object.fromEntries(option.map((said) => readMatchOption(entry, said)));
  for (const file of files) await checkFile(file, entry, { options, json: json === true });
}

async function checkFile(
  file: string,
  game: CatalogEntry,
  { options, json }: { readonly options: MatchOptions; readonly json: boolean },
): Promise<void> {
  const text = (await readNamedFile(file)).toString('utf8');
  const verdict = checkDeckList(game, text, options);
  if (!verdict.playable) process.exitCode = EXIT.no;
  if (json) return console.log(JSON.stringify({ file, ...verdict }));
  const [first = '', ...problems] = describeDeckVerdict(verdict).split('\n');
  console.log([`${file}: ${first}`, ...problems.flatMap(wrapLine)].join('\n'));
}
