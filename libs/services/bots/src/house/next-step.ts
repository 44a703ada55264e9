/** What a bot of the house does next, from what its seat sees and from nothing else. */
import type { MatchView } from '@scoresheet/domain-match';
import type { TableView } from '@scoresheet/rules-engine';
import { choose, questionTo, type Question } from '../bot-kind.js';
import type { Draw } from '../random-choice.js';
import type { BotCommand } from './house-door.js';

export interface Step {
  readonly command: BotCommand;
  /** The bot thinks before it sends it; where only one thing can be said, nobody waits for that. */
  readonly isThought: boolean;
}

/** Names of commands are derived: a bot that is played twice says the same under the same name. */
export function nextStep(view: MatchView, bot: string, drawOf: (id: string) => Draw): Step | null {
  const { record, status, seq } = view;
  const own = view.seats.find(({ actor }) => actor === bot);
  if (own === undefined) return null;
  const { seat } = own;
  if (status === 'open') {
    const commandId = `ready-${seat}-after-${seq}`;
    const command = { type: 'get-ready', record, commandId, expectedSeq: seq };
    return own.ready ? null : { command, isThought: false };
  }
  if (status !== 'running' || view.table === null) return null;
  // Advice is given on what the api would send, which is JSON.
  const table = JSON.parse(JSON.stringify(view.table)) as TableView;
  const question = questionTo(table, seat);
  if (question === undefined) return null;
  return answer({ record, seat, table, question }, drawOf(question.id));
}

interface Asked {
  readonly record: string;
  readonly seat: number;
  readonly table: TableView;
  readonly question: Question;
}

function answer({ record, seat, table, question }: Asked, draw: Draw): Step {
  const { id: decision } = question;
  const choice = choose('heuristic', { seat, table }, question, draw);
  const command = { type: 'act', record, commandId: `answer-${decision}`, decision, choice };
  return { command, isThought: !isForced(question) };
}

const isForced = ({ options }: Question): boolean =>
  options.pick === 'one' && options.from.length === 1;
