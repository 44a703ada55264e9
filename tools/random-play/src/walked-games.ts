/** The games that are walked: adding one means adding its folder and one entry here. */
import { walked as buddies } from './buddies/walked.js';
import { walked as buddyfight } from './buddyfight/walked.js';
import { walked as friendomancy } from './friendomancy/walked.js';
import { walked as fuzzycards } from './fuzzycards/walked.js';
import type { WalkedGame } from './walked-game.js';

export const WALKED_GAMES: { readonly [game: string]: WalkedGame } = {
  fuzzycards,
  buddies,
  buddyfight,
  friendomancy,
};
