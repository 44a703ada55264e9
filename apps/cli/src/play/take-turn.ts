/** One decision of a person: shows the table, reads lines until one of them answers it. */
import type { DecisionView, Seat } from '@scoresheet/rules-engine';
import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import { describeCard } from '../cards/describe-card.js';
import { findCards } from '../cards/find-cards.js';
import { placedNames } from '../table/card-names.js';
import { drawDecision } from '../table/draw-decision.js';
import { drawTable } from '../table/draw-table.js';
import { wrap } from '../wrap.js';
import { helpFor } from './help.js';
import { readAnswer } from './read-answer.js';
import type { Terminal } from './terminal.js';
import type { TerminalMatch } from './terminal-match.js';
import { whyNot } from './why-not.js';

export interface Turn {
  readonly game: string;
  readonly match: TerminalMatch;
  readonly terminal: Terminal;
  readonly open: DecisionView;
}

/** Whether the game goes on, was left, or the input is at its end. */
export type TurnEnd = 'on' | 'quit' | 'input-ended';

/** Events that `log` tells of. */
const LATELY = 8;

export async function takeTurn(turn: Turn): Promise<TurnEnd> {
  show(turn);
  for (;;) {
    const typed = await turn.terminal.ask('> ');
    if (typed === undefined) return 'input-ended';
    if (typed === 'quit') return 'quit';
    if (typed === 'concede') return concede(turn);
    if (typed === '' || command(turn, typed) || answer(turn, typed) === 'asked-again') continue;
    return 'on';
  }
}

function show({ match, terminal, open }: Turn): void {
  const table = match.seen(open.seat);
  const names = placedNames(match.words, table, open.seat);
  const decision = drawDecision(match.words, open, names);
  terminal.print(['', ...drawTable(match.words, table, open.seat), '', ...decision]);
}

const COMMANDS: { readonly [word: string]: (turn: Turn, rest: string) => readonly string[] } = {
  '?': ({ game }) => helpFor(game),
  help: ({ game }) => helpFor(game),
  text: ({ game }, name) => cardTextOf(game, name),
  why: ({ match, open }, said) => wrap(whyNot(match, open, said), ''),
  log: ({ match, open }) => lately(match, open.seat),
  save: () => ['The record tells every hand: it can be saved when the game is over.'],
};

/** Whether it was a command, and not an answer. */
function command(turn: Turn, typed: string): boolean {
  const [word = '', ...rest] = typed.split(/\s+/);
  if (word === 'table') show(turn);
  else if (Object.hasOwn(COMMANDS, word)) {
    turn.terminal.print(COMMANDS[word]?.(turn, rest.join(' ')) ?? []);
  } else return false;
  return true;
}

function cardTextOf(game: string, name: string): readonly string[] {
  if (name === '') return ['Name a card, as in "text NAME".'];
  try {
    return findCards(GAMES[game] as CatalogEntry, { name }).flatMap(describeCard);
  } catch (error) {
    return [(error as Error).message];
  }
}

const lately = (match: TerminalMatch, seat: Seat): readonly string[] => {
  const lines = match.heard(seat).slice(-LATELY).flat();
  return lines.length === 0 ? ['Nothing has happened yet.'] : lines;
};

function answer({ match, terminal, open }: Turn, typed: string): 'given' | 'asked-again' {
  if (!open.options) return 'asked-again';
  const read = readAnswer(open.options, typed);
  if ('problem' in read) {
    terminal.print(wrap(read.problem, ''));
    return 'asked-again';
  }
  const choice = typeof read.choice === 'object' ? [...read.choice] : read.choice;
  const says = { type: 'act', decision: open.id, choice } as const;
  const outcome = match.send({ seat: open.seat, says });
  if (!('outcome' in outcome)) return 'given';
  terminal.print(['says' in outcome ? outcome.says : 'That was not accepted; try again.']);
  return 'asked-again';
}

function concede({ match, open }: Turn): TurnEnd {
  match.send({ seat: open.seat, says: { type: 'concede' } });
  return 'on';
}
