/**
 * What the tour walks through: matches that are over and that are played. Seeds fix decks and answers;
 * chance is the house's own, so that each installation deals other cards.
 */
import { followMatch, playMatch } from '@scoresheet/services-bots';
import {
  endRound,
  enterResults,
  publishRound,
  startedEvent,
  tablesOf,
  told,
  type ApiEvent,
} from '../api-event.spec-kit.js';
import { serve, type Served } from '../served.spec-kit.js';

export interface Seeded {
  readonly url: string;
  /** A duel of Fuzzycards that is over, and whose record is open. */
  readonly duel: string;
  /** Five at a table of Buddies, in the middle of their game. */
  readonly crowd: string;
  /** Swiss of sixteen, in its third round; player 1 has an account. */
  readonly swiss: ApiEvent;
  /** A bracket of eight, in its second round. */
  readonly cup: ApiEvent;
  readonly stop: () => Promise<void>;
}

/** The event of a picture is in every duel of this length; few are shorter (90 to 240, mostly). */
const DUEL_EVENTS = 80;
const MOST_DUELS = 5;

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
  const duel = await longDuel(url);
  const crowd = await crowdAt(url, leaving.signal);
  const [swiss, cup] = [await swissOf16(url), await cupOf8(url)];
  return {
    url,
    duel,
    crowd: crowd.match,
    swiss,
    cup,
    async stop() {
      leaving.abort();
      await crowd.left;
      await stop();
    },
  };
}

/** A duel that is over, and has the events that pictures are taken of. */
async function longDuel(url: string): Promise<string> {
  for (let duels = 0; duels < MOST_DUELS; duels += 1) {
    const { table, lastSeq } = await playMatch({ url, seed: SEED, opensAtEnd: true });
    if (lastSeq >= DUEL_EVENTS) return table.match;
  }
  throw new Error(`No duel of ${MOST_DUELS} had ${DUEL_EVENTS} events.`);
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

async function swissOf16(url: string): Promise<ApiEvent> {
  const event = await startedEvent(url, { entrants: 16, accounts: 1 });
  for (const round of [1, 2]) {
    await publishRound(event, { phase: 1, round });
    await endRound(event, { phase: 1, round });
  }
  const third = { phase: 1, round: 3 };
  await publishRound(event, third);
  for (const { number, seats } of await tablesOf(event, third)) {
    if (number % 2 === 1 || seats.some(({ entrant }) => entrant === 1)) continue;
    const result = 'result: { is: GAMES, wins: [2, 1], draws: 0 }';
    await told(
      event,
      event.owner,
      'enterResult',
      `phase: 1, round: 3, table: ${number}, ${result}`,
    );
  }
  return event;
}

const BRACKET = '{ kind: SINGLE_ELIMINATION, standings: "magic/1", bestOf: 3 }';

/** The upper seat wins the first round. */
async function cupOf8(url: string): Promise<ApiEvent> {
  const event = await startedEvent(url, { title: 'Harbour Cup', entrants: 8, phases: BRACKET });
  const first = { phase: 1, round: 1 };
  await publishRound(event, first);
  await enterResults(event, first, () => 'is: GAMES, wins: [2, 0], draws: 0');
  await endRound(event, first);
  await publishRound(event, { phase: 1, round: 2 });
  return event;
}
