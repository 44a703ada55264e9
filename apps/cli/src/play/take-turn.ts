/** One decision of a person: shows the table, reads lines until one of them answers it. */
import type { DecisionView, Seat } from '@scoresheet/rules-engine';
import { placedNames } from '../table/card-names.js';
import { drawDecision, optionsInWords } from '../table/draw-decision.js';
import { drawTable } from '../table/draw-table.js';
import { wrap } from '../program/wrap.js';
import { command, commandMeant, type Asked } from './commands.js';
import { readAnswer } from './read-answer.js';
import type { Terminal } from './terminal.js';
import type { TerminalMatch } from './terminal-match.js';

export interface Turn extends Asked {
  readonly terminal: Terminal;
  /** Kinds of decision that this person has met. */
  readonly met: Set<string>;
}

/** Whether the game goes on, was left, or the input is at its end. */
export type TurnEnd = 'on' | 'quit' | 'input-ended';

export async function takeTurn(turn: Turn): Promise<TurnEnd> {
  show(turn);
  for (;;) {
    const typed = await turn.terminal.ask('> ');
    if (typed === undefined) return 'input-ended';
    if (typed === 'quit') return 'quit';
    if (typed === 'concede') return concede(turn);
    if (typed === '') continue;
    if (typed === 'look' || typed === 'table') {
      show(turn);
      continue;
    }
    const lines = command(turn, typed);
    if (lines) turn.terminal.print(lines);
    else if (answer(turn, typed) === 'given') return 'on';
  }
}

function show({ match, terminal, open, met }: Turn): void {
  const table = match.seen(open.seat);
  const options = optionWords(match, open);
  const hint = match.words.primer.decisions[open.kind]?.hint;
  const lines = [
    ...['', ...drawTable(match.words, table, open.seat), ''],
    ...(hint === undefined || met.has(open.kind) ? [] : wrap(`(${hint})`, '', ' ')),
    ...drawDecision(match.words, open, options),
  ];
  met.add(open.kind);
  terminal.show({ table, decision: open, options, lines });
}

const optionWords = (match: TerminalMatch, open: DecisionView): readonly string[] =>
  optionsInWords(match.words, open, placedNames(match.words, match.seen(open.seat), open.seat));

function answer({ match, terminal, open }: Turn, typed: string): 'given' | 'asked-again' {
  if (!open.options) return 'asked-again';
  const read = readAnswer(open.options, optionWords(match, open), typed);
  if ('problem' in read) {
    terminal.print(wrap(`${read.problem}${commandMeant(typed)}`, ''));
    return 'asked-again';
  }
  const choice = typeof read.choice === 'object' ? [...read.choice] : read.choice;
  const says = { type: 'act', decision: open.id, choice } as const;
  const outcome = match.send({ seat: open.seat, says });
  if (!('outcome' in outcome)) return 'given';
  terminal.print(['says' in outcome ? outcome.says : 'That was not accepted; try again.']);
  return 'asked-again';
}

function concede({ match, open }: { match: TerminalMatch; open: { seat: Seat } }): TurnEnd {
  match.send({ seat: open.seat, says: { type: 'concede' } });
  return 'on';
}
