/** `docs/cards.md`: every word in which cards are written, out of the entries of the games. */
import type { Glossary, GlossarySection, GlossaryWord } from '@scoresheet/rules-cards';

interface GameGlossary {
  readonly title: string;
  readonly glossary: Glossary;
}

const INTRODUCTION = `# The words of cards

What a card file may say, game by game: each word with its meaning, what it takes, and a card that says it. This page is
made out of the entries of the [card language](../libs/rules/cards/README.md), and a spec fails when it is out of date;
renew it with \`npx vitest run tools/conformance/src/cards-page -u\`. How cards are carried out stands in
[writing a game](rules-engine.md).`;

export const cardsPage = (games: readonly GameGlossary[]): string =>
  [
    INTRODUCTION,
    sharedParts(),
    ...games.flatMap(({ title, glossary }) => [`## ${title}`, ...glossary.sections.map(sectionOf)]),
    '',
  ].join('\n\n');

function sectionOf({ title, words }: GlossarySection): string {
  const rows = words.map((word) => row(`\`${word.word}\``, word.means, takes(word), example(word)));
  return [`### ${title}`, '', row('word', 'means', 'takes', 'a card'), row(...RULE), ...rows].join(
    '\n',
  );
}

const RULE = ['---', '---', '---', '---'];

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A word that may be missing ends in `?`, as in the entries. */
const takes = ({ word, takes: taken }: GlossaryWord): string =>
  taken
    .map(({ word: part, isOptional, takes: what }) => {
      const said = `\`${part}${isOptional ? '?' : ''}\``;
      if (part === word && taken.length === 1) return what;
      return isAPart(part, what) ? said : `${said}: ${what}`;
    })
    .join('; ');

/** Parts that all words share, and which the page explains once. */
const isAPart = (part: string, what: string): boolean =>
  part === what || (what.startsWith('a list: ') && SHARED.some(([name]) => name === what));

const SHARED: readonly (readonly [part: string, means: string])[] = [
  ['cards', 'a name that is known there (`self`, `it`, what a choice has given), or a selector'],
  [
    'selector',
    'filters, all of which a card has to fit; `zone` where it does not lie on the table',
  ],
  ['sought', 'the filters that ask for what is printed'],
  ['amount', 'a number; `{ count, times? }` of cards; `{ value, of }` of a card that has a name'],
  ['condition', '`count` (a selector) or `counter` (`of` a seat) between `atLeast` and `atMost`'],
  ['value', 'a value, a keyword or a rule'],
  ['until', 'a duration'],
  ['who', 'a seat by its word, where the game has it by the name of a choice'],
  ['things', 'what is chosen that is no card'],
  [
    'price',
    'costs, each with its number; and `gives?`: cards `from` (a selector), their `count`, `to` (a payment)',
  ],
  [
    'a list: choosing',
    '`name`, `from` (a selector), `min`, `max`, `hidden?`: targets, chosen first',
  ],
  ['a list: instruction', 'what is done, one after another: a `verb` with what it takes'],
  [
    'a list: lasting',
    '`on` (a selector), `what` (a value), `by` (an amount): what is so meanwhile',
  ],
];

const sharedParts = (): string =>
  [
    '## What all words share',
    '',
    row('part', 'is'),
    row('---', '---'),
    ...SHARED.map(([part, means]) => row(`\`${part.replace('a list: ', '')}\``, means)),
  ].join('\n');

const example = ({ example: card }: GlossaryWord): string =>
  card === undefined ? '' : [card.name, card.line].filter(Boolean).join(': ');
