/** What the tour walks through: matches that are over and that are played, all from fixed seeds. */
import { followMatch, playMatch } from '@scoresheet/services-bots';
import { serve, type Served } from '../served.spec-kit.js';

export interface Seeded {
  readonly url: string;
  /** A duel of Fuzzycards that is over, and whose record is open. */
  readonly duel: string;
  /** Five at a table of Buddies, in the middle of their game. */
  readonly crowd: string;
  readonly stop: () => Promise<void>;
}

/** From here on in a crowd's game there is something on the table. */
const CROWD_FROM = 90;
/** Slow enough that a picture shows one event, and that the game lasts as long as the tour. */
const CROWD_THINKS_MS = 2_000;

const SEED = 'tour';

export async function seeded(): Promise<Seeded> {
  const served = await serve();
  const leaving = new AbortController();
  try {
    return await fill(served, leaving);
  } catch (error) {
    leaving.abort();
    await served.stop();
    throw error;
  }
}

async function fill({ url, stop }: Served, leaving: AbortController): Promise<Seeded> {
  const { table } = await playMatch({ url, seed: SEED, opensAtEnd: true });
  const crowd = await crowdAt(url, leaving.signal);
  return {
    ...{ url, duel: table.match, crowd: crowd.match },
    async stop() {
      leaving.abort();
      await crowd.left;
      await stop();
    },
  };
}

/** Five who play fast up to the middle of their game, and go on slowly from there. */
async function crowdAt(url: string, leaving: AbortSignal) {
  const middle = new AbortController();
  const options = { url, seed: SEED, game: 'buddies', seats: 5, opensAtEnd: true };
  const { table } = await playMatch({
    ...options,
    leaving: middle.signal,
    onTable: ({ match }) => void untilEvent(url, match, CROWD_FROM).then(() => middle.abort()),
  });
  const left = playMatch({ ...options, table, leaving, thinkMs: CROWD_THINKS_MS });
  return { match: table.match, left };
}

async function untilEvent(url: string, match: string, last: number): Promise<void> {
  for await (const { seq } of followMatch({ url }, match)) if (seq >= last) return;
}
