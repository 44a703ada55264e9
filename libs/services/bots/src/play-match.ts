/** A whole match among bots over the public api. */
import { setMaxListeners } from 'node:events';
import { ApiError, ask, type ApiAddress } from './api-client.js';
import type { BotKind } from './bot-kind.js';
import { CREATE_MATCH, GAMES, SIGN_IN } from './operations.js';
import { drawFrom } from './random-choice.js';
import { playSeat, type AcceptedCommand } from './seat-bot.js';

export interface BotTable {
  readonly match: string;
  readonly game: string;
  readonly seed: string;
  /** In the order of the seats. Keep the tokens secret: who holds one is that player. */
  readonly players: readonly { readonly actor: string; readonly token: string }[];
}

export interface PlayMatchOptions extends Omit<ApiAddress, 'token'> {
  /** Names the match and decides all answers; the decks come from the ready ones. */
  readonly seed: string;
  /** The first that the server knows where absent. */
  readonly game?: string;
  /** Who plays, by seat; seats that are not named play `heuristic`. */
  readonly bots?: readonly BotKind[];
  /** A table that was set before: it is played on from where it stands. */
  readonly table?: BotTable;
  /** The table is set: whoever wants to play it on after a restart keeps it now. */
  readonly onTable?: (table: BotTable) => Promise<void> | void;
  readonly onAccepted?: (accepted: AcceptedCommand) => void;
  readonly thinkMs?: number;
}

export interface PlayedMatch {
  readonly table: BotTable;
  /** The last event's number. */
  readonly lastSeq: number;
  /** Every command that was answered with "accepted", in the order of the answers. */
  readonly accepted: readonly AcceptedCommand[];
}

interface Game {
  readonly id: string;
  readonly minSeats: number;
  readonly decks: readonly { readonly name: string; readonly cards: readonly string[] }[];
}

/** Survives a server that goes and comes back; `signal` gives up. */
export async function playMatch(options: PlayMatchOptions): Promise<PlayedMatch> {
  // Every seat of every table listens to it at once; Node would take that for a leak.
  if (options.signal) setMaxListeners(0, options.signal);
  const accepted: AcceptedCommand[] = [];
  const onAccepted = (command: AcceptedCommand) => {
    accepted.push(command);
    options.onAccepted?.(command);
  };
  const game = await findGame(options);
  const table = options.table ?? (await setTable({ ...options, onAccepted }, game));
  const lastSeqs = await Promise.all(
    table.players.map(({ actor, token }, index) =>
      playSeat({
        address: { ...options, token },
        ...{ actor, match: table.match, seat: index + 1, seed: table.seed, onAccepted },
        kind: options.bots?.[index] ?? 'heuristic',
        deck: deckFor(game, table.seed, index + 1),
        thinkMs: options.thinkMs ?? 0,
      }),
    ),
  );
  return { table, lastSeq: Math.max(...lastSeqs), accepted };
}

async function findGame(options: PlayMatchOptions): Promise<Game> {
  const wanted = options.table?.game ?? options.game;
  const { games } = await ask<{ games: readonly Game[] }>(options, GAMES);
  const game = wanted === undefined ? games[0] : games.find(({ id }) => id === wanted);
  if (game !== undefined) return game;
  throw new ApiError(
    `There is no game ${wanted ?? 'at all'}; known: ${games.map(({ id }) => id)}.`,
  );
}

/** Signs the players in and creates the match. */
async function setTable(options: PlayMatchOptions, game: Game): Promise<BotTable> {
  const { seed } = options;
  const players = await Promise.all(Array.from({ length: game.minSeats }, () => signIn(options)));
  const [host] = players;
  if (host === undefined) throw new ApiError(`${game.id} is played by nobody.`);
  const commandId = 'create';
  const address = { ...options, token: host.token };
  for (;;) {
    const variables = { commandId, game: game.id, seats: game.minSeats };
    const { createMatch } = await ask<{ createMatch: Created }>(address, CREATE_MATCH, variables);
    if (createMatch.__typename === 'Pending') continue;
    if (createMatch.__typename !== 'Accepted') throw new ApiError(createMatch.says);
    const { match, seq } = createMatch;
    options.onAccepted?.({ match, actor: host.actor, commandId, seq });
    const table = { match, game: game.id, seed, players };
    await options.onTable?.(table);
    return table;
  }
}

type Created =
  | { readonly __typename: 'Accepted'; readonly match: string; readonly seq: number }
  | { readonly __typename: 'Pending' | 'Refused' | 'Conflict'; readonly says: string };

async function signIn(address: ApiAddress): Promise<{ actor: string; token: string }> {
  const { signInAsGuest } = await ask<{ signInAsGuest: { actor: string; token: string } }>(
    address,
    SIGN_IN,
  );
  return signInAsGuest;
}

function deckFor({ id, decks }: Game, seed: string, seat: number): readonly string[] {
  const deck = decks[drawFrom(seed, 'deck', `${seat}`)(decks.length)];
  if (deck === undefined) throw new ApiError(`${id} has no ready deck.`);
  return deck.cards;
}
