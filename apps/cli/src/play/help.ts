/** What a person at the table can ask for: what to type, and the pages of the game's primer. */
import { similarNames } from '@scoresheet/rules-engine';
import { rowLines } from '../program/row-lines.js';
import { wrap } from '../program/wrap.js';
import {
  topicParts,
  type GameWords,
  type Primer,
  type Topic,
} from '@scoresheet/rules-presentation';

const TYPED: readonly (readonly [typed: string, does: string])[] = [
  ['3', 'answers with option 3; "1 3" where several are asked for; words do as well'],
  ['help', 'shows this; "help rules", "help turn" and so on explain the game'],
  ['hint', 'says what the open decision is about'],
  ['advice', 'says what the bot would do in your place'],
  ['look', 'draws the table and the options again'],
  ['look NAME', 'shows what a card says; a part of its name is enough'],
  ['why NAME', 'says why a card cannot be played, moved or attack; "why" asks for all'],
  ['ask', 'lists what you may ask the JUDGE, where one sits; "ask 2" asks it'],
  ['log', 'tells what happened lately'],
  [
    'pass until',
    'passes beforehand: "pass until turn ends", "pass until my decision", or the kind of a card; "pass no more" ends it',
  ],
  ['save FILE', 'writes the record, once the game is over'],
  ['undo', 'does not exist: what is on the record stays there'],
  ['concede', 'gives the game up'],
  ['quit', 'leaves without an end'],
];

/** Widths of the first column of rows. */
const TYPED_COLUMNS = 11;
const WORD_COLUMNS = 13;

/** `about` is empty for the overview. */
export function helpFor(words: GameWords, about = ''): readonly string[] {
  const { topics, alsoCalled } = words.primer;
  if (about === '') return overview(words);
  const asked = about.toLowerCase();
  const topic = topics[alsoCalled[asked] ?? asked];
  if (topic) return topicLines(topic);
  const [similar] = similarNames(asked, [...Object.keys(topics), ...Object.keys(alsoCalled)]);
  const hint = similar === undefined ? '' : ` Is "help ${similar}" meant?`;
  return [`There is no help about "${about}".${hint}`, ...topicList(words.primer)];
}

export const welcome = ({ title, primer }: GameWords): readonly string[] => [
  ...wrap(
    `Welcome to ${title}. You answer one decision after another; only what the rules allow is offered. Your side of the table is the lower one.`,
    '',
    '',
  ),
  '',
  ...topicList(primer),
  'Type "help" for all that you can type.',
];

const overview = ({ primer }: GameWords): readonly string[] => [
  'You can type:',
  ...TYPED.flatMap((row) => rowLines(row, TYPED_COLUMNS)),
  '',
  ...topicList(primer),
  'A star after a name means that the card has an ability: "look NAME" shows it.',
];

const topicList = ({ topics }: Primer): readonly string[] => [
  'The game explained:',
  ...Object.entries(topics).flatMap(([word, { title }]) =>
    rowLines([`help ${word}`, title], WORD_COLUMNS + 2),
  ),
];

const topicLines = ({ title, says }: Topic): readonly string[] => [
  title,
  '-'.repeat(title.length),
  ...says.flatMap((part) =>
    typeof part === 'string'
      ? [...wrap(withHelp(part), '', ''), '']
      : [...part.flatMap((row) => rowLines(row.map(withHelp), WORD_COLUMNS)), ''],
  ),
  'Type "look NAME" to read a card, "why NAME" to ask why it is not offered.',
];

const withHelp = (text: string): string =>
  topicParts(text)
    .map(({ is, text: part }) => (is === 'topic' ? `"help ${part}"` : part))
    .join('');
