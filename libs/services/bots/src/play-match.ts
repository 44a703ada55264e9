/** A whole match among bots over the public api. */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { ApiError, ask, type ApiAddress } from './api-client.js';
import type { BotKind } from './bot-kind.js';
import { JUDGE, type Json, withoutUndefined } from '@scoresheet/rules-engine';
import { deckFor, findGame, signIn, type BotPlayer, type ReadyGame } from './guests.js';
import { CREATE_MATCH, CREATE_OPEN_MATCH, MATCH, ME } from './operations.js';
import { playSeat } from './seat-bot.js';
import type { AcceptedCommand } from './send-command.js';

export interface BotTable {
  readonly match: string;
  readonly game: string;
  readonly seed: string;
  /** The players, by seat. Keep the tokens secret: who holds one is that player. */
  readonly players: readonly BotPlayer[];
  /** Who sits as the JUDGE, in a match that has one. */
  readonly judge?: BotPlayer;
}

interface PlayMatchOptions extends Omit<ApiAddress, 'token'> {
  /** Names the match and decides all answers; the decks come from the ready ones. */
  readonly seed: string;
  /**
   * Command that creates the match; its ID is derived from this and the first player. Random if
   * absent, so that nobody can guess the ID.
   */
  readonly commandId?: string;
  /** Id of the game; absent: the first that the server knows. */
  readonly game?: string;
  /** Seats of the match; as few as the game allows where absent. */
  readonly seats?: number;
  /** How the match reads the rules; a seat for a JUDGE that comes of it is a bot's, too. */
  readonly options?: { readonly [name: string]: Json };
  /** Everybody reads the whole record once the match is over. */
  readonly opensAtEnd?: boolean;
  /** All bots let responses go by, see `SeatBotOptions.passesBeforehand`. */
  readonly passesBeforehand?: boolean;
  /** Who plays, by seat; seats that are not named play `heuristic`. */
  readonly bots?: readonly BotKind[];
  /**
   * Personal tokens with the scopes `read` and `play`, by seat; a seat without one is a guest. The
   * accounts differ, because nobody sits twice at a table.
   */
  readonly tokens?: readonly string[];
  /** A table that was set before: it is played on from where it stands. */
  readonly table?: BotTable;
  /** The table is set: whoever wants to play it on after a restart keeps it now. */
  readonly onTable?: (table: BotTable) => Promise<void> | void;
  readonly onAccepted?: (accepted: AcceptedCommand) => void;
  readonly thinkMs?: number;
  /** All bots get up: the match stays as it is, and whatever they have sent is answered. */
  readonly leaving?: AbortSignal;
}

export interface PlayedMatch {
  readonly table: BotTable;
  /** The last event's number. */
  readonly lastSeq: number;
  /** Every command that was answered with "accepted", in the order of the answers. */
  readonly accepted: readonly AcceptedCommand[];
}

/** Survives a server that goes and comes back; `signal` gives up, in the middle of a command, too. */
export async function playMatch(options: PlayMatchOptions): Promise<PlayedMatch> {
  // Every seat of every table listens to it at once; Node would take that for a leak.
  for (const signal of [options.signal, options.leaving]) if (signal) setMaxListeners(0, signal);
  const accepted: AcceptedCommand[] = [];
  const onAccepted = (command: AcceptedCommand) => {
    accepted.push(command);
    options.onAccepted?.(command);
  };
  const game = await findGame(options, options.table?.game ?? options.game);
  const table = options.table ?? (await setTable({ ...options, onAccepted }, game));
  const { match, seed } = table;
  const { thinkMs = 0, passesBeforehand = false, leaving } = options;
  const lastSeqs = await Promise.all(
    seatedAt(table).map(({ seat, actor, token }) =>
      playSeat({
        address: { ...options, token },
        actor,
        match,
        seat,
        seed,
        onAccepted,
        thinkMs,
        passesBeforehand,
        leaving,
        kind: options.bots?.[seat - 1] ?? 'heuristic',
        deck: seat === JUDGE ? [] : deckFor(game, seed, seat),
      }),
    ),
  );
  return { table, lastSeq: Math.max(...lastSeqs), accepted };
}

function seatedAt({ players, judge }: BotTable): readonly (BotPlayer & { seat: number })[] {
  const seated = players.map((player, index) => ({ ...player, seat: index + 1 }));
  return judge === undefined ? seated : [...seated, { ...judge, seat: JUDGE }];
}

/** Signs the players in and creates the match. */
async function setTable(options: PlayMatchOptions, game: ReadyGame): Promise<BotTable> {
  const { seed, seats = game.minSeats, commandId = randomUUID() } = options;
  const mutation = options.opensAtEnd ? CREATE_OPEN_MATCH : CREATE_MATCH;
  const players = await Promise.all(
    Array.from({ length: seats }, (_, index) => playerAt(options, options.tokens?.[index])),
  );
  const [host] = players;
  if (host === undefined) throw new ApiError(`${game.id} is played by nobody.`);
  const address = { ...options, token: host.token };
  const sentAt = performance.now();
  for (;;) {
    const variables = { commandId, game: game.id, seats, options: options.options };
    const { createMatch } = await ask<{ createMatch: Created }>(address, mutation, variables);
    if (createMatch.__typename === 'Pending') continue;
    if (createMatch.__typename !== 'Accepted') throw new ApiError(createMatch.says);
    const { match, seq, token } = createMatch;
    const tookMs = performance.now() - sentAt;
    options.onAccepted?.({ match, actor: host.actor, commandId, seq, tookMs });
    const judge = await judgeFor(address, match, token);
    const table = withoutUndefined<BotTable>({
      match,
      game: game.id,
      seed,
      players,
      judge,
    });
    await options.onTable?.(table);
    return table;
  }
}

type Created =
  | {
      readonly __typename: 'Accepted';
      readonly match: string;
      readonly seq: number;
      readonly token: string;
    }
  | { readonly __typename: 'Pending' | 'Refused' | 'Conflict'; readonly says: string };

/** A new guest where the match has a seat for a JUDGE. */
async function judgeFor(
  address: ApiAddress,
  match: string,
  token: string,
): Promise<BotPlayer | undefined> {
  const asked = { match, after: [token] };
  const found = await ask<{ match: { judge: object | null } | null }>(address, MATCH, asked);
  return found.match?.judge ? signIn(address) : undefined;
}

/** Whoever the token stands for, or a new guest. */
async function playerAt(address: ApiAddress, token: string | undefined): Promise<BotPlayer> {
  if (token === undefined) return signIn(address);
  const { me } = await ask<{ me: { id: string } }>({ ...address, token }, ME);
  return { actor: me.id, token };
}
