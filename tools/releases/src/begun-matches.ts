/** Matches in every state in which a release may leave them to the next. */
import { ask, playMatch, type BotTable } from '@scoresheet/services-bots';

/** The longest that there is: whoever upgrades a year later finds them closed. */
const ABANDON_AFTER_MS = 365 * 24 * 60 * 60 * 1_000;
/** Enough for the table to be full of cards, and far from the end of any game. */
const ACCEPTED_WHILE_RUNNING = 40;

const CREATE = `mutation Create($name: ID!, $game: String!, $clock: ClockInput, $after: Float!) {
  createMatch(commandId: $name, game: $game, clock: $clock, abandonAfterMs: $after) {
    __typename ... on Accepted { match } ... on Refused { says }
  }
}`;
const SEATS = 'query Seats($match: ID!) { match(id: $match) { seats { seat } } }';
const CONCEDE =
  'mutation Concede($match: ID!) { concede(commandId: "concede", match: $match) { __typename } }';
const PAUSE =
  'mutation Pause($match: ID!) { pauseMatch(commandId: "pause", match: $match) { __typename } }';
const GUEST = 'mutation Guest { signInAsGuest(as: PLAYER) { actor token } }';

interface Wish {
  readonly name: string;
  readonly game: string;
  readonly clock?: object;
  /** How many commands are accepted before everybody leaves the table; without it, all. */
  readonly accepted?: number;
  /** What somebody does at the end. */
  readonly then?: 'concede' | 'pause';
}

const BANK = { kind: 'BANK', bankMs: 3_600_000, incrementMs: 10_000 };

const WISHES: readonly Wish[] = [
  ...['fuzzycards', 'buddies', 'buddyfight', 'friendomancy'].map((game) => ({
    game,
    name: `running-${game}`,
    accepted: ACCEPTED_WHILE_RUNNING,
  })),
  { name: 'over', game: 'fuzzycards' },
  { name: 'open', game: 'fuzzycards', accepted: 0 },
  { name: 'conceded', game: 'buddyfight', accepted: 12, then: 'concede' },
  { name: 'paused', game: 'fuzzycards', accepted: 16, clock: BANK, then: 'pause' },
];

/** Matches by name, each as it was left. `judge` is a token that may pause. */
export async function beginMatches(
  url: string,
  judge: string,
): Promise<ReadonlyMap<string, BotTable>> {
  const begun = new Map<string, BotTable>();
  for (const wish of WISHES) begun.set(wish.name, await begin(url, wish, judge));
  return begun;
}

async function begin(url: string, wish: Wish, judge: string): Promise<BotTable> {
  const table = await setTable(url, wish);
  await playOn(url, table, wish.accepted);
  const { match, players } = table;
  const token = players[0]?.token ?? '';
  if (wish.then === 'concede') await ask({ url, token }, CONCEDE, { match });
  if (wish.then === 'pause') await ask({ url, token: judge }, PAUSE, { match });
  return table;
}

async function playOn(url: string, table: BotTable, accepted = Infinity): Promise<void> {
  if (accepted === 0) return;
  const leaving = new AbortController();
  let count = 0;
  await playMatch({
    url,
    table,
    seed: table.seed,
    leaving: leaving.signal,
    onAccepted: () => (count += 1) >= accepted && leaving.abort(),
  });
}

async function setTable(url: string, { name, game, clock }: Wish): Promise<BotTable> {
  const { signInAsGuest: host } = await ask<{ signInAsGuest: Player }>({ url }, GUEST);
  const { createMatch } = await ask<{ createMatch: { match?: string; says?: string } }>(
    { url, token: host.token },
    CREATE,
    { name, game, clock, after: ABANDON_AFTER_MS },
  );
  const { match } = createMatch;
  if (match === undefined) throw new Error(`${name} is refused: ${createMatch.says}`);
  const found = await ask<{ match: { seats: object[] } }>({ url }, SEATS, { match });
  const others = await Promise.all(
    found.match.seats.slice(1).map(async () => {
      return (await ask<{ signInAsGuest: Player }>({ url }, GUEST)).signInAsGuest;
    }),
  );
  return { match, game, seed: name, players: [host, ...others] };
}

interface Player {
  readonly actor: string;
  readonly token: string;
}
