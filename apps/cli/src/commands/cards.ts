/** `scoresheet cards [NAME]`: browses the cards of a game, with what they say and what that means. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { GlossarySection } from '@scoresheet/rules-cards';
import { Option, type Command } from 'commander';
import { describeCard } from '../cards/describe-card.js';
import { describeSection, describeWords } from '../cards/describe-word.js';
import { findCards, type CardWishes, type FoundCard } from '../cards/find-cards.js';
import { findWords } from '../cards/find-words.js';
import { gameNamed, gameOption } from '../program/options.js';

interface Options extends Omit<CardWishes, 'name'> {
  readonly game: string;
  /** What is typed after it, if anything is. */
  readonly words?: readonly string[] | true;
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
    .addOption(
      new Option('--words [word...]', 'what the words of cards mean: all, or this one').conflicts([
        'set',
        'force',
        'type',
        'rarity',
        'cost',
      ]),
    )
    .option('--json', 'print one JSON object for each card, or each word')
    .action(browse);
}

function browse(typed: readonly string[], { words, ...options }: Options): void {
  if (words === undefined) return browseCards(typed.join(' '), options);
  explain([...typed, ...(words === true ? [] : words)].join(' '), options);
}

function browseCards(name: string, { game, json, ...wishes }: Omit<Options, 'words'>): void {
  const entry = gameNamed(game);
  for (const warning of entry.cardSets.flatMap(({ warnings }) => warnings)) {
    console.error(`warning: ${warning}`);
  }
  const cards = findCards(
    entry,
    withoutUndefined({ ...wishes, name: name === '' ? undefined : name }),
  );
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

function explain(typed: string, { game, json }: Pick<Options, 'game' | 'json'>): void {
  const sections = findWords(gameNamed(game), typed);
  if (json) return sections.forEach(printWords);
  const parts = typed === '' ? sections.map(describeSection) : sections.flatMap(describeWords);
  for (const lines of parts) console.log(`${lines.join('\n')}\n`);
  const count = sections.reduce((sum, { words }) => sum + words.length, 0);
  console.log(count === 1 ? '1 word' : `${count} words`);
}

function printWords({ kind, words }: GlossarySection): void {
  for (const { word, printed, means, takes, example } of words) {
    console.log(JSON.stringify({ kind, word, printed, means, takes, example }));
  }
}
