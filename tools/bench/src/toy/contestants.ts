/** Everybody who plays the toy duel: ours first. */
import { byHandSealed, byHandShortest } from './by-hand.js';
import type { Contestant } from './contestant.js';
import { onBareReducer, onBoardgameIo } from './on-boardgame-io.js';
import { onBoardgameIoClients } from './on-boardgame-io-clients.js';
import { onScoresheet } from './on-scoresheet.js';

interface Peer {
  readonly contestant: Contestant;
  /** For ours as a multiple of it. */
  readonly goal?: string;
}

export const PEERS: readonly Peer[] = [
  { contestant: onBoardgameIo, goal: 'at least 10' },
  { contestant: onBoardgameIoClients },
  { contestant: onBareReducer },
  { contestant: byHandShortest, goal: 'at least 0.4' },
  { contestant: byHandSealed },
];

export const CONTESTANTS: readonly Contestant[] = [
  onScoresheet,
  ...PEERS.map(({ contestant }) => contestant),
];
