/**
 * One seat of a match, played by a bot: takes the seat, readies, answers its decisions. It keeps
 * nothing that the server does not know, so it can be killed and started again at any moment.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableView } from '@scoresheet/rules-engine';
import { ApiError } from './api-client.js';
import { choose, questionTo, type BotKind, type Question } from './bot-kind.js';
import { followMatch, type Situation } from './follow-match.js';
import { ACT, CONCEDE, PASS_UNTIL_MY_DECISION } from './operations.js';
import { drawFrom } from './random-choice.js';
import { send, type Outcome } from './send-command.js';
import { sitDown, type SittingDown } from './sit-down.js';

interface SeatBotOptions extends SittingDown {
  readonly kind: BotKind;
  /** Chance of all answers; the same seed answers the same. */
  readonly seed: string;
  /** A pause before each answer, for those who watch. */
  readonly thinkMs?: number;
  /** The bot gets up, and what it has sent is answered first; the address' signal cuts it off. */
  readonly leaving?: AbortSignal | undefined;
  /** Lets all responses go by while others play, and answers only what is its own to decide. */
  readonly passesBeforehand?: boolean;
  /** The bot gives up once the match has come to this event: its matches are short. */
  readonly concedesFrom?: number;
}

/** Plays until the match is over, or the bot leaves; resolves with the last event's number. */
export async function playSeat(options: SeatBotOptions): Promise<number> {
  const { address, leaving, match } = options;
  let situation: Situation = await sitDown(options);
  let answered = '';
  let stands = false;
  const watching = leaving ? { ...address, signal: either(leaving, address.signal) } : address;
  const messages = followMatch(watching, match, situation.seq + 1);
  try {
    while (situation.status !== 'OVER' && !leaving?.aborted) {
      const { table, status } = situation;
      const question = questionTo(table, options.seat);
      if (status === 'RUNNING' && situation.seq >= (options.concedesFrom ?? Infinity)) {
        await concede(options, situation);
        // While another seat thinks, one's own answer may not have arrived yet.
      } else if (status === 'RUNNING' && table && question && question.id !== answered) {
        if (await answer(options, table, question)) answered = question.id;
        stands = false;
      } else if (options.passesBeforehand && status === 'RUNNING' && !question && !stands) {
        stands = isTaken(await passBeforehand(options, situation));
      }
      situation = await next(messages, options, situation);
    }
    return situation.seq;
  } finally {
    await messages.return();
  }
}

const either = (one: AbortSignal, other: AbortSignal | undefined): AbortSignal =>
  other ? AbortSignal.any([one, other]) : one;

/** What comes after the last situation; the same where the bot leaves while it waits. */
async function next(
  messages: AsyncIterator<Situation, void>,
  { match, leaving }: SeatBotOptions,
  last: Situation,
): Promise<Situation> {
  try {
    const { done, value } = await messages.next();
    if (!done) return value;
  } catch (error) {
    if (leaving?.aborted && (error as Error).name === 'AbortError') return last;
    throw error;
  }
  throw new ApiError(`Match ${match} ended without a result.`);
}

/**
 * Whether the answer was taken; false where a judge was faster, and the question waits until the
 * match goes on.
 */
async function answer(
  options: SeatBotOptions,
  table: TableView,
  question: Question,
): Promise<boolean> {
  const { seat, kind, seed, thinkMs = 0, address } = options;
  if (thinkMs > 0) {
    await sleep(thinkMs, undefined, address.signal ? { signal: address.signal } : {});
  }
  const { id } = question;
  const choice = choose(kind, { seat, table }, question, drawFrom(seed, id));
  const outcome = await send(options, {
    commandId: `answer-${id}`,
    mutation: ACT,
    variables: { decision: id, choice },
  });
  return isTaken(outcome);
}

/** One's next own answer lifts it. */
const passBeforehand = (options: SeatBotOptions, { seq }: Situation): Promise<Outcome> =>
  send(options, {
    commandId: `pass-${options.seat}-after-${seq}`,
    mutation: PASS_UNTIL_MY_DECISION,
    variables: {},
  });

const concede = (options: SeatBotOptions, { seq }: Situation): Promise<Outcome> =>
  send(options, { commandId: `concede-after-${seq}`, mutation: CONCEDE, variables: {} });

const isTaken = (outcome: Outcome): boolean =>
  outcome.__typename !== 'Refused' || outcome.code !== 'match-paused';
