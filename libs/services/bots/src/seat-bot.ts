/**
 * One seat of a match, played by a bot: takes the seat, readies, answers its decisions. It keeps
 * nothing that the server does not know, so it can be killed and started again at any moment.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableView } from '@scoresheet/rules-engine';
import { ApiError, ask, type ApiAddress } from './api-client.js';
import { choose, questionTo, type BotKind, type Question } from './bot-kind.js';
import { followMatch, type Situation } from './follow-match.js';
import { ACT, GET_READY, MATCH, TAKE_SEAT } from './operations.js';
import { drawFrom } from './random-choice.js';

/** An accepted command: what a test compares with the record. */
export interface AcceptedCommand {
  readonly match: string;
  readonly actor: string;
  readonly commandId: string;
  readonly seq: number;
}

export interface SeatBotOptions {
  /** With the token of whoever sits here. */
  readonly address: ApiAddress;
  readonly actor: string;
  readonly match: string;
  readonly seat: number;
  readonly deck: readonly string[];
  readonly kind: BotKind;
  /** Chance of all answers; the same seed answers the same. */
  readonly seed: string;
  /** A pause before each answer, for those who watch. */
  readonly thinkMs?: number;
  readonly onAccepted?: (accepted: AcceptedCommand) => void;
}

type Outcome =
  | { readonly __typename: 'Accepted'; readonly seq: number; readonly token: string }
  | { readonly __typename: 'Refused'; readonly code: string; readonly says: string }
  | { readonly __typename: 'Conflict' | 'Pending'; readonly says: string };

interface Lobby extends Situation {
  readonly seats: readonly { seat: number; actor: string | null; ready: boolean }[];
}

interface Command {
  readonly mutation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly commandId: string;
}

/** Plays until the match is over; resolves with the last event's number. */
export async function playSeat(options: SeatBotOptions): Promise<number> {
  let situation: Situation = await sitDown(options);
  let answered = '';
  const messages = followMatch(options.address, options.match, situation.seq + 1);
  try {
    while (situation.status !== 'OVER') {
      const { table, status } = situation;
      const question = questionTo(table, options.seat);
      // While another seat thinks, one's own answer may not have arrived yet.
      if (status === 'RUNNING' && table && question && question.id !== answered) {
        if (await answer(options, table, question)) answered = question.id;
      }
      const next = await messages.next();
      if (next.done) throw new ApiError(`Match ${options.match} ended without a result.`);
      situation = next.value;
    }
    return situation.seq;
  } finally {
    await messages.return();
  }
}

/** Until the bot sits and is ready; each look at the lobby names the next command. */
async function sitDown(options: SeatBotOptions): Promise<Lobby> {
  for (let after: readonly string[] = []; ;) {
    const lobby = await look(options, after);
    if (lobby.status === 'OVER') return lobby; // it was left, or called off
    const command = lobbyCommand(options, lobby);
    if (command === undefined) return lobby;
    const outcome = await send(options, command);
    // Somebody else was faster: the next look at the lobby knows of it, or a later one does.
    after = outcome.__typename === 'Accepted' ? [outcome.token] : after;
  }
}

function lobbyCommand(options: SeatBotOptions, lobby: Lobby): Command | undefined {
  const { match, seat, deck, actor } = options;
  const own = lobby.seats.find((each) => each.seat === seat);
  if (own === undefined) throw new ApiError(`Match ${match} has no seat ${seat}.`);
  if (own.actor !== null && own.actor !== actor) {
    throw new ApiError(`Seat ${seat} of match ${match} is taken by somebody else.`);
  }
  const expectedSeq = lobby.seq;
  if (own.actor === null) {
    const commandId = `sit-${seat}-after-${expectedSeq}`;
    return { commandId, mutation: TAKE_SEAT, variables: { match, seat, deck, expectedSeq } };
  }
  if (own.ready) return undefined;
  const commandId = `ready-${seat}-after-${expectedSeq}`;
  return { commandId, mutation: GET_READY, variables: { match, expectedSeq } };
}

async function look({ address, match }: SeatBotOptions, after: readonly string[]): Promise<Lobby> {
  const found = await ask<{ match: Lobby | null }>(address, MATCH, { match, after });
  if (found.match === null) throw new ApiError(`There is no match ${match}.`);
  return found.match;
}

/** False: a judge was faster, and the question waits until the match goes on. */
async function answer(
  options: SeatBotOptions,
  table: TableView,
  question: Question,
): Promise<boolean> {
  const { match, seat, kind, seed, thinkMs = 0, address } = options;
  if (thinkMs > 0) {
    await sleep(thinkMs, undefined, address.signal ? { signal: address.signal } : {});
  }
  const { id } = question;
  const choice = choose(kind, { seat, table }, question, drawFrom(seed, id));
  const outcome = await send(options, {
    commandId: `answer-${id}`,
    mutation: ACT,
    variables: { match, decision: id, choice },
  });
  return outcome.__typename !== 'Refused' || outcome.code !== 'match-paused';
}

/** Sends until something is known. A conflict is no error: what comes next will tell. */
async function send(options: SeatBotOptions, command: Command): Promise<Outcome> {
  const { address, match, actor, onAccepted } = options;
  const { mutation, variables, commandId } = command;
  for (;;) {
    const data = await ask<object>(address, mutation, { ...variables, commandId });
    const outcome = Object.values(data)[0] as Outcome;
    switch (outcome.__typename) {
      case 'Accepted':
        onAccepted?.({ match, actor, commandId, seq: outcome.seq });
        return outcome;
      case 'Conflict':
        return outcome;
      case 'Pending':
        continue;
      case 'Refused':
        if (outcome.code === 'match-over' || outcome.code === 'match-paused') return outcome;
        throw new ApiError(`${commandId} of match ${match}: ${outcome.code}: ${outcome.says}`);
    }
  }
}
