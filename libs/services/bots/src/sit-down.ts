/** Leads a bot to the table: it takes its seat and readies, or sits down as the JUDGE. */
import { JUDGE, type Seat } from '@scoresheet/rules-engine';
import { ApiError, ask } from './api-client.js';
import type { Situation } from './follow-match.js';
import { GET_READY, MATCH, TAKE_JUDGE_SEAT, TAKE_SEAT } from './operations.js';
import { send, type Command, type Sender } from './send-command.js';

export interface SittingDown extends Sender {
  /** 0 for the JUDGE. */
  readonly seat: Seat;
  /** Cards as codes; the JUDGE brings none. */
  readonly deck: readonly string[];
}

interface Lobby extends Situation {
  readonly seats: readonly { seat: Seat; actor: string | null; ready: boolean }[];
  readonly judge: { readonly actor: string | null } | null;
}

/** Resolves when the bot sits and is ready; each look at the lobby names the next command. */
export async function sitDown(options: SittingDown): Promise<Lobby> {
  for (let after: readonly string[] = []; ;) {
    const lobby = await look(options, after);
    if (lobby.status === 'OVER') return lobby; // it was left, or called off
    const command =
      options.seat === JUDGE ? judgeCommand(options, lobby) : lobbyCommand(options, lobby);
    if (command === undefined) return lobby;
    const outcome = await send(options, command);
    // Somebody else was faster: the next look at the lobby knows of it, or a later one does.
    after = outcome.__typename === 'Accepted' ? [outcome.token] : after;
  }
}

function judgeCommand({ match, actor }: SittingDown, { judge, seq }: Lobby): Command | undefined {
  if (judge === null) throw new ApiError(`Match ${match} has no seat for a JUDGE.`);
  if (judge.actor === actor) return undefined;
  if (judge.actor !== null) throw new ApiError(`Somebody else is the JUDGE of match ${match}.`);
  const variables = { expectedSeq: seq };
  return { commandId: `sit-as-judge-after-${seq}`, mutation: TAKE_JUDGE_SEAT, variables };
}

function lobbyCommand(options: SittingDown, lobby: Lobby): Command | undefined {
  const { match, seat, deck, actor } = options;
  const own = lobby.seats.find((each) => each.seat === seat);
  if (own === undefined) throw new ApiError(`Match ${match} has no seat ${seat}.`);
  if (own.actor !== null && own.actor !== actor) {
    throw new ApiError(`Seat ${seat} of match ${match} is taken by somebody else.`);
  }
  const expectedSeq = lobby.seq;
  if (own.actor === null) {
    const commandId = `sit-${seat}-after-${expectedSeq}`;
    return { commandId, mutation: TAKE_SEAT, variables: { seat, deck, expectedSeq } };
  }
  if (own.ready) return undefined;
  const commandId = `ready-${seat}-after-${expectedSeq}`;
  return { commandId, mutation: GET_READY, variables: { expectedSeq } };
}

async function look({ address, match }: SittingDown, after: readonly string[]): Promise<Lobby> {
  const found = await ask<{ match: Lobby | null }>(address, MATCH, { match, after });
  if (found.match === null) throw new ApiError(`There is no match ${match}.`);
  return found.match;
}
