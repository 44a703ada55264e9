/** One decision of a person: shows the table, reads lines until one of them answers it. */
import type { AutoPassUntil } from '@scoresheet/contracts-messages';
import type { DecisionView, Seat } from '@scoresheet/rules-engine';
import { decisionWords, placedNames, plain, untilWords } from '@scoresheet/rules-presentation';
import { drawDecision, optionsInWords } from '../table/draw-decision.js';
import { drawTable } from '../table/draw-table.js';
import { wrap } from '../program/wrap.js';
import { askBeside } from './ask-beside.js';
import { command, commandMeant, type Asked } from './commands.js';
import { readAnswer } from './read-answer.js';
import { readPass } from './read-pass.js';
import type { Terminal } from './terminal.js';
import type { TerminalMatch } from './terminal-match.js';

interface Turn extends Asked {
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
    const asks = turn.open.options?.pick === 'words' ? null : /^ask(?:\s+(.*))?$/.exec(typed);
    if (asks) {
      const asked = askBeside(turn, asks[1] ?? '');
      if (asked === 'given') return 'on';
      turn.terminal.print(asked.lines);
      continue;
    }
    const passes = readPass(typed);
    if (passes !== undefined) {
      if (pass(turn, passes) === 'given') return 'on';
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
  const { hint } = decisionWords(match.words, open.kind);
  const lines = [
    '',
    ...drawTable(match.words, table, open.seat),
    ...match.clocks(),
    ...standingLine(match, open.seat),
    '',
    ...(hint === undefined || met.has(open.kind) ? [] : wrap(`(${plain(hint)})`, '', ' ')),
    ...drawDecision(match.words, open, options),
  ];
  met.add(open.kind);
  terminal.show({ table, decision: open, options, lines });
}

function standingLine(match: TerminalMatch, seat: Seat): readonly string[] {
  const until = match.standing(seat);
  return until === null ? [] : [`You pass beforehand until ${plain(untilWords(until))}.`];
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
  // The time ran out meanwhile, and with it the match or this seat.
  if (match.isOver() || match.waitsFor()?.id !== open.id) return 'given';
  terminal.print(['says' in outcome ? outcome.says : 'That was not accepted; try again.']);
  return 'asked-again';
}

/** A response that is asked for now is passed by saying so. */
function pass(
  { match, terminal, open }: Turn,
  until: AutoPassUntil | null,
): 'given' | 'asked-again' {
  const outcome = match.send({ seat: open.seat, says: { type: 'set-auto-pass', until } });
  if ('outcome' in outcome) {
    terminal.print(
      wrap('says' in outcome ? outcome.says : 'That was not accepted; try again.', ''),
    );
    return 'asked-again';
  }
  if (match.waitsFor()?.id !== open.id) return 'given';
  const line = until === null ? ['You are asked again.'] : standingLine(match, open.seat);
  terminal.print(line);
  return 'asked-again';
}

function concede({ match, open }: { match: TerminalMatch; open: { seat: Seat } }): TurnEnd {
  match.send({ seat: open.seat, says: { type: 'concede' } });
  return 'on';
}
