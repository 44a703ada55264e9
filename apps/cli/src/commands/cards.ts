/** `scoresheet cards [NAME]`: browses the cards of a game, with what they say. */
import type { Command } from 'commander';
import { describeCard } from '../cards/describe-card.js';
import { findCards, type CardWishes, type FoundCard } from '../cards/find-cards.js';
import { gameNamed, gameOption } from '../program/options.js';

interface Options extends Omit<CardWishes, 'name'> {
  readonly game: string;
  readonly json?: boolean;
}

export function cardsCommand(command: Command): void {
  command
    .argument('[name...]', 'a code, or a part of the name')
    .addOption(gameOption('the game whose cards are meant'))
    .option('--set <set>', 'only cards of this set')
    .option('--force <force>', 'only cards of this Force')
    .option('--type <type>', 'only cards of this type')
    .option('--rarity <rarity>', 'only cards of this rarity')
    .option('--cost <cost>', 'only cards of this cost')
    .option('--json', 'print one JSON object for each card')
    .action(browse);
}

function browse(words: readonly string[], { game, json, ...wishes }: Options): void {
  const entry = gameNamed(game);
  const name = words.join(' ');
  const cards = findCards(entry, { ...wishes, ...(name === '' ? {} : { name }) });
  if (json) return cards.forEach(printJson);
  for (const card of cards) console.log(`${describeCard(card).join('\n')}\n`);
  console.log(`${cards.length} of ${Object.keys(entry.rules.faces).length} cards`);
}

/** Everything that can be read off the card, for programs. */
function printJson({ set, code, name, type, cost, stats, ...rest }: FoundCard): void {
  const { keywords, words, text, flavour } = rest;
  const card = { set, code, name, type, cost, stats, keywords, ...words, text, flavour };
  console.log(JSON.stringify(card));
}
