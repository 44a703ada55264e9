/** `scoresheet deck check FILE...`: may these decks be played, and if not, why not? */
import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import { Command, Option } from 'commander';
import { checkDeckList, describeDeckVerdict } from '../decks/check-deck-list.js';
import { readNamedFile } from '../read-file.js';

interface Options {
  readonly game: string;
  readonly json?: boolean;
}

const check = new Command('check')
  .description('list everything that is wrong with a deck')
  .argument('<files...>', 'decks: "3 Name" a line, or JSON [{ "count": 3, "card": "Name" }]')
  .addOption(
    new Option('--game <game>', 'whose cards').choices(Object.keys(GAMES)).default('fuzzycards'),
  )
  .option('--json', 'print one JSON object for each file')
  .action(async (files: string[], { game, json }: Options) => {
    for (const file of files) await checkFile(file, GAMES[game] as CatalogEntry, json === true);
  });

export const deckCommand = new Command('deck')
  .description('look after decks, as lists in files')
  .addCommand(check);

async function checkFile(file: string, game: CatalogEntry, json: boolean): Promise<void> {
  const verdict = checkDeckList(game, (await readNamedFile(file)).toString('utf8'));
  const said = json ? JSON.stringify({ file, ...verdict }) : describeDeckVerdict(verdict);
  console.log(json ? said : `${file}: ${said}`);
  if (!verdict.playable) process.exitCode = 1;
}
