/**
 * The toy duel of `duel.ts` on our interpreter, beside the same game on boardgame.io and written
 * by hand, in rounds that alternate. Timed is what happens from the choice of an option to the
 * three views after it; the tables are laid before.
 */
import { interleave, type Rounds, type Task } from '../interleave.js';
import { compare, rateRow, type Figures, type Row } from '../report.js';
import { byHandSealed, byHandShortest } from './by-hand.js';
import { dealOf, playOut, type Contestant, type Duel } from './contestant.js';
import { onBareReducer, onBoardgameIo } from './on-boardgame-io.js';
import { onBoardgameIoClients } from './on-boardgame-io-clients.js';
import { onScoresheet } from './on-scoresheet.js';

/** Duels of one round of one contestant. */
const DUELS = 60;
const ROUNDS: Rounds = { rounds: 12, warmUp: 12 };
const OF = 'actions of the toy duel, one core';

interface Peer {
  readonly contestant: Contestant;
  /** For ours as a multiple of it. */
  readonly goal?: string;
}

const PEERS: readonly Peer[] = [
  { contestant: onBoardgameIo, goal: 'at least 10' },
  { contestant: onBoardgameIoClients },
  { contestant: onBareReducer },
  { contestant: byHandShortest, goal: 'at least 0.4' },
  { contestant: byHandSealed },
];

export async function toyBench(rounds = ROUNDS, duels = DUELS): Promise<Figures> {
  const contestants = [onScoresheet, ...PEERS.map(({ contestant }) => contestant)];
  const rates = await interleave(
    contestants.map((contestant) => duelsOf(contestant, duels)),
    rounds,
  );
  const rows = rates.map((rate, index) => rateRow(`toy: ${contestants[index]?.name}`, OF, rate));
  const [ours, ...theirs] = rows as [Row, ...Row[]];
  return {
    rows,
    comparisons: theirs.map((peer, index) => compare(ours, peer, PEERS[index]?.goal)),
  };
}

/** So many duels of a contestant a round. */
export const duelsOf = ({ name, begin }: Contestant, duels: number): Task => ({
  name,

  async prepare(round) {
    const laid: Duel[] = [];
    for (let number = 0; number < duels; number += 1) {
      laid.push(await begin(dealOf(number), `toy-${round}-${number}`));
    }
    return async () => {
      let actions = 0;
      for (const [number, duel] of laid.entries()) actions += await playOut(duel, number);
      return actions;
    };
  },
});
