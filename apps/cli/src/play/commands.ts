/** What can be asked at the table without answering. */
import { isListed, similarNames, type DecisionView, type Seat } from '@scoresheet/rules-engine';
import { decisionWords, placedNames, plain, say } from '@scoresheet/rules-presentation';
import { describeCard } from '../cards/describe-card.js';
import { findCards } from '../cards/find-cards.js';
import { Fault, meant } from '../program/fault.js';
import { gameNamed } from '../program/options.js';
import { wrap } from '../program/wrap.js';
import { optionsInWords } from '../table/draw-decision.js';
import { helpFor } from './help.js';
import type { TerminalMatch } from './terminal-match.js';
import { whyNot } from './why-not.js';

/** Events that `log` tells of. */
const LATELY = 8;

/** What somebody asks about: at which game's table, before which decision. */
export interface Asked {
  readonly game: string;
  readonly match: TerminalMatch;
  readonly open: DecisionView;
}

const COMMANDS: { readonly [word: string]: (asked: Asked, rest: string) => readonly string[] } = {
  '?': ({ match }, about) => helpFor(match.words, about),
  help: ({ match }, about) => helpFor(match.words, about),
  hint: ({ match, open }) =>
    wrap(plain(decisionWords(match.words, open.kind).hint ?? say`There is nothing to add.`), ''),
  advice: (asked) => adviceFor(asked),
  look: ({ game }, name) => cardTextOf(game, name),
  text: ({ game }, name) => cardTextOf(game, name),
  why: ({ match, open }, said) => whyNot(match, open, said),
  log: ({ match, open }) => lately(match, open.seat),
  undo: () => ['An answer stands: it is on the record, and nothing is taken off the record.'],
  save: () => ['The record tells every hand: it can be saved when the game is over.'],
};

/** What is to be printed; nothing where it was no command, and so may be an answer. */
export function command(asked: Asked, typed: string): readonly string[] | undefined {
  const [word = '', ...rest] = typed.split(/\s+/);
  const known = word.toLowerCase();
  return Object.hasOwn(COMMANDS, known) ? COMMANDS[known]?.(asked, rest.join(' ')) : undefined;
}

/** Suggests a command for a word that is neither an answer nor a command. */
export function commandMeant(typed: string): string {
  const [word = ''] = typed.split(/\s+/);
  const words = [...Object.keys(COMMANDS), 'quit', 'concede'];
  return meant(similarNames(word, words).slice(0, 1));
}

function cardTextOf(game: string, name: string): readonly string[] {
  if (name === '') return ['Name a card, as in "look NAME".'];
  try {
    return findCards(gameNamed(game), { name }).flatMap(describeCard);
  } catch (error) {
    if (error instanceof Fault) return wrap(error.message, '');
    throw error;
  }
}

/** What the game itself would do, from what this seat sees. */
function adviceFor({ game, match, open }: Asked): readonly string[] {
  const { seat, options } = open;
  const table = match.seen(seat);
  const [best] = gameNamed(game).advise?.({ seat, table }) ?? [];
  if (!best || !options || !isListed(options)) return ['There is no advice on this.'];
  const ids = typeof best.choice === 'object' ? best.choice : [best.choice];
  const says = optionsInWords(match.words, open, placedNames(match.words, table, seat));
  const numbers = ids.map((id) => options.from.findIndex((option) => option.id === id));
  const words = numbers.map((at) => `${at + 1} (${says[at] ?? ''})`).join(', ');
  return wrap(`The bot would answer ${words === '' ? 'none' : words}.`, '');
}

const lately = (match: TerminalMatch, seat: Seat): readonly string[] => {
  const lines = match.heard(seat).slice(-LATELY).flat();
  return lines.length === 0 ? ['Nothing has happened yet.'] : lines;
};
