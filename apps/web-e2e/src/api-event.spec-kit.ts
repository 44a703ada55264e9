/**
 * Events that are brought to some point through the api, as quick as it takes them. Whoever leads or
 * judges one has an account, and as many of its players as are asked for: a browser signs in as them.
 */
import { ask } from '@scoresheet/services-bots';
import { person, read, told, type EventAddress, type Person } from './api-person.spec-kit.js';

export { person, read, signIn, told, type Person } from './api-person.spec-kit.js';

type StaffRole = 'HEAD_JUDGE' | 'JUDGE' | 'ORGANISER' | 'SCOREKEEPER';

export interface ApiEvent extends EventAddress {
  readonly owner: Person;
  /** By the names in the settings. */
  readonly staff: Readonly<Record<string, Person>>;
  /** Entrants with an account: numbers 1, 2 and so on. */
  readonly players: readonly Person[];
}

interface EventSettings {
  readonly title?: string;
  readonly game?: string;
  readonly play?: 'PLATFORM' | 'TABLES';
  readonly entrants: number;
  /** So many of them have accounts; the others are guests with names. */
  readonly accounts?: number;
  readonly staff?: Readonly<Record<string, StaffRole>>;
  /** As they stand in a document; Swiss of four rounds of fifty minutes if absent. */
  readonly phases?: string;
  /** Further arguments of `createTournament`, as they stand in a document. */
  readonly more?: string;
  /** Every entrant hands in a ready deck. */
  readonly withLists?: boolean;
}

interface RoundPlace {
  readonly phase: number;
  readonly round: number;
}

export interface ApiTable {
  readonly number: number;
  readonly seats: readonly { readonly entrant: number }[];
  readonly result: object | null;
}

const SWISS_ROUNDS =
  '{ kind: SWISS, rounds: 4, standings: "magic/1", bestOf: 3, roundMs: 3000000 }';

/** An event whose registration is open, with all its entrants and staff. */
export async function openEvent(url: string, settings: EventSettings): Promise<ApiEvent> {
  const { title = 'Saturday Swiss', game = 'fuzzycards', play = 'TABLES' } = settings;
  const { entrants, phases = SWISS_ROUNDS, more = '', accounts = 0 } = settings;
  const owner = await person(url, 'Olga');
  const { tournament } = await told(
    { url, tournament: '' },
    owner,
    'createTournament',
    `title: "${title}", game: "${game}", play: ${play}, capacity: ${Math.max(entrants, 8)},
     intentionalDraws: true, phases: [${phases}] ${more}`,
  );
  const at = { url, tournament };
  await told(at, owner, 'announceTournament');
  await told(at, owner, 'openRegistration');
  const staff = await appointed(at, owner, settings.staff ?? {});
  const players = await entered(at, accounts);
  const event = { url, tournament, owner, staff, players };
  if (entrants > accounts) await told(event, owner, 'addEntrants', guests(entrants - accounts));
  if (settings.withLists) await handInLists(event, game, entrants);
  return event;
}

async function appointed(
  at: EventAddress,
  owner: Person,
  staff: Readonly<Record<string, StaffRole>>,
) {
  const people: Record<string, Person> = {};
  for (const [name, as] of Object.entries(staff)) {
    const who = await person(at.url, name);
    await told(at, owner, 'appointStaff', `to: "${who.actor}", as: ${as}`);
    people[name] = who;
  }
  return people;
}

async function entered(at: EventAddress, accounts: number): Promise<readonly Person[]> {
  const players: Person[] = [];
  for (let number = 1; number <= accounts; number += 1) {
    const who = await person(at.url, FIRST_NAMES[number % FIRST_NAMES.length] ?? 'Ada');
    await told(at, who, 'enterTournament');
    players.push(who);
  }
  return players;
}

const FIRST_NAMES = ['Ada', 'Marten', 'Juniper', 'Wren', 'Osier', 'Linden', 'Teasel', 'Sorrel'];
const LAST_NAMES = [
  'Alder',
  'Rush',
  'Rowan',
  'Thistle',
  'Larch',
  'Hazel',
  'Sedge',
  'Yarrow',
  'Fen',
];

/** No two of the first 72 have one name. */
export const guestName = (index: number): string =>
  `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]}`;

function guests(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `{ name: "${guestName(index)}" }`);
  return `entrants: [${names.join(' ')}]`;
}

async function handInLists(event: ApiEvent, game: string, entrants: number): Promise<void> {
  type Games = readonly { readonly id: string; readonly decks: readonly { cards: string[] }[] }[];
  const { games } = await ask<{ games: Games }>(event, '{ games { id decks { cards } } }');
  const decks = games.find(({ id }) => id === game)?.decks ?? [];
  for (let entrant = 1; entrant <= entrants; entrant += 1) {
    const cards = JSON.stringify(decks[entrant % decks.length]?.cards);
    await told(event, event.owner, 'handInList', `entrant: ${entrant}, cards: ${cards}`);
  }
}

/** An event whose first phase has begun. */
export async function startedEvent(url: string, settings: EventSettings): Promise<ApiEvent> {
  const event = await openEvent(url, settings);
  await told(event, event.owner, 'beginPhase', 'phase: 1');
  return event;
}

const written = ({ phase, round }: RoundPlace): string => `phase: ${phase}, round: ${round}`;

/** Draws and publishes a round, and play begins. */
export async function publishRound(event: ApiEvent, at: RoundPlace): Promise<void> {
  for (const step of ['drawRound', 'publishRound', 'startRound']) {
    await told(event, event.owner, step, written(at));
  }
}

export const tablesOf = (event: ApiEvent, at: RoundPlace): Promise<readonly ApiTable[]> =>
  read(
    event,
    event.owner,
    `tournamentTables(${written(at)}, first: 500) {
      number seats { entrant } result { is wins } }`,
  );

/** Two games to none for the first seat, one game each and a drawn one, or two to one: by the number. */
function usualResult({ number, seats }: ApiTable): string {
  if (seats.length > 2) return `is: PLACES, places: [${seats.map((seat) => `[${seat.entrant}]`)}]`;
  const wins = ['[1, 1], draws: 1', '[2, 0], draws: 0', '[1, 2], draws: 0'][number % 3];
  return `is: GAMES, wins: ${wins}`;
}

/** Enters a result for every table that has none yet. */
export async function enterResults(
  event: ApiEvent,
  at: RoundPlace,
  resultOf: (table: ApiTable) => string = usualResult,
): Promise<void> {
  for (const table of await tablesOf(event, at)) {
    if (table.result !== null) continue;
    const args = `${written(at)}, table: ${table.number}, result: { ${resultOf(table)} }`;
    await told(event, event.owner, 'enterResult', args);
  }
}

/** The results that are missing, and the round is closed. */
export async function endRound(event: ApiEvent, at: RoundPlace): Promise<void> {
  await enterResults(event, at);
  await told(event, event.owner, 'closeRound', written(at));
}
