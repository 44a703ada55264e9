/** Guests who play, and what they play with: the games and ready decks of the server. */
import { ApiError, ask, type ApiAddress } from './api-client.js';
import { GAMES, SIGN_IN } from './operations.js';
import { drawFrom } from './random-choice.js';

export interface BotPlayer {
  readonly actor: string;
  readonly token: string;
}

export interface ReadyGame {
  readonly id: string;
  readonly minSeats: number;
  readonly decks: readonly { readonly name: string; readonly cards: readonly string[] }[];
}

/** The first game that the server knows where none is wanted. */
export async function findGame(
  address: ApiAddress,
  wanted: string | undefined,
): Promise<ReadyGame> {
  const { games } = await ask<{ games: readonly ReadyGame[] }>(address, GAMES);
  const game = wanted === undefined ? games[0] : games.find(({ id }) => id === wanted);
  if (game !== undefined) return game;
  throw new ApiError(
    `There is no game ${wanted ?? 'at all'}; known: ${games.map(({ id }) => id)}.`,
  );
}

export async function signIn(address: ApiAddress): Promise<BotPlayer> {
  const { signInAsGuest } = await ask<{ signInAsGuest: BotPlayer }>(address, SIGN_IN);
  return signInAsGuest;
}

export function deckFor({ id, decks }: ReadyGame, seed: string, seat: number): readonly string[] {
  const deck = decks[drawFrom(seed, 'deck', `${seat}`)(decks.length)];
  if (deck === undefined) throw new ApiError(`${id} has no ready deck.`);
  return deck.cards;
}
