/** Events as they are at every point of their lives, each brought there through the api. */
import {
  endRound,
  enterResults,
  openEvent,
  person,
  publishRound,
  startedEvent,
  tablesOf,
  told,
  type ApiEvent,
} from './api-event.spec-kit.js';

const FIRST = { phase: 1, round: 1 };
const SHORT_SWISS = '{ kind: SWISS, rounds: 1, standings: "magic/1", bestOf: 3, roundMs: 3000000 }';
const LATE_SWISS = '{ kind: SWISS, rounds: 3, standings: "magic/1", bestOf: 3, roundMs: 1000 }';
const PODS = '{ kind: PODS, wanted: 4, least: 3, most: 5, rounds: 2, standings: "pods/1" }';
const BRACKET = '{ kind: SINGLE_ELIMINATION, standings: "magic/1", bestOf: 3 }';
const FINAL = `${SHORT_SWISS} { kind: SINGLE_ELIMINATION, standings: "magic/1", bestOf: 3,
  cut: { by: RANK, places: 4 } }`;

const JUDGED = { staff: { Judith: 'JUDGE' } } as const;

/** Made and no more: its house alone sees it. */
async function draft(url: string): Promise<ApiEvent> {
  const owner = await person(url, 'Olga');
  const { tournament } = await told(
    { url, tournament: '' },
    owner,
    'createTournament',
    `title: "Draft", game: "fuzzycards", play: TABLES, capacity: 64, phases: [${FINAL}]`,
  );
  return { url, tournament, owner, staff: {}, players: [] };
}

async function announced(url: string): Promise<ApiEvent> {
  const event = await draft(url);
  await told(event, event.owner, 'announceTournament');
  return event;
}

/** Full, and one who came later. */
async function waitlist(url: string): Promise<ApiEvent> {
  const event = await openEvent(url, { ...JUDGED, title: 'Full House', entrants: 8, accounts: 1 });
  const late = await person(url, 'Late');
  await told(event, late, 'enterTournament');
  return { ...event, players: [late] };
}

async function checkIn(url: string): Promise<ApiEvent> {
  const settings = { ...JUDGED, title: 'Roll Call', entrants: 6, accounts: 1 };
  const event = await openEvent(url, { ...settings, more: ', checkIn: true' });
  await told(event, event.owner, 'beginCheckIn');
  return event;
}

async function drawn(url: string): Promise<ApiEvent> {
  const event = await startedEvent(url, { ...JUDGED, title: 'Drawn', entrants: 7, accounts: 1 });
  await told(event, event.owner, 'drawRound', 'phase: 1, round: 1');
  return event;
}

async function published(url: string): Promise<ApiEvent> {
  const event = await drawn(url);
  await told(event, event.owner, 'publishRound', 'phase: 1, round: 1');
  return event;
}

/** Of the two at the first table both say that they have won, and one calls; the time is over. */
async function differing(url: string): Promise<ApiEvent> {
  const settings = { ...JUDGED, title: 'Two Minds', entrants: 4, accounts: 4 };
  const event = await startedEvent(url, { ...settings, phases: LATE_SWISS });
  await publishRound(event, FIRST);
  const [table] = await tablesOf(event, FIRST);
  for (const [at, { entrant }] of (table?.seats ?? []).entries()) {
    const who = event.players[entrant - 1];
    const wins = at === 0 ? '[2, 0]' : '[0, 2]';
    const args = `phase: 1, round: 1, table: ${table?.number}, result: { is: GAMES, wins: ${wins} }`;
    if (who) await told(event, who, 'reportResult', args);
  }
  const first = event.players[(table?.seats[0]?.entrant ?? 1) - 1];
  const players = first ? [first] : [];
  if (first) await told(event, first, 'callStaff');
  await told(event, event.owner, 'postAnnouncement', 'text: "Lunch is at noon, in the yard."');
  return { ...event, players };
}

/** The round is closed, the next one not drawn; the first of the players had the bye. */
async function between(url: string): Promise<ApiEvent> {
  const event = await startedEvent(url, { ...JUDGED, title: 'Between', entrants: 5, accounts: 5 });
  await publishRound(event, FIRST);
  const seated = (await tablesOf(event, FIRST)).flatMap(({ seats }) =>
    seats.map(({ entrant }) => entrant),
  );
  await endRound(event, FIRST);
  const resting = event.players.filter((_, at) => !seated.includes(at + 1));
  return { ...event, players: resting };
}

/** The bye of a round that is played. */
async function resting(url: string): Promise<ApiEvent> {
  const event = await startedEvent(url, { ...JUDGED, title: 'Odd One', entrants: 3, accounts: 3 });
  await publishRound(event, FIRST);
  const [table] = await tablesOf(event, FIRST);
  const seated = table?.seats.map(({ entrant }) => entrant) ?? [];
  return { ...event, players: event.players.filter((_, at) => !seated.includes(at + 1)) };
}

async function pods(url: string): Promise<ApiEvent> {
  const settings = { ...JUDGED, game: 'friendomancy', title: 'Pods', entrants: 8, accounts: 1 };
  const event = await startedEvent(url, { ...settings, phases: PODS });
  await publishRound(event, FIRST);
  return event;
}

async function bracket(url: string): Promise<ApiEvent> {
  const settings = { ...JUDGED, title: 'Knock-out', entrants: 6, accounts: 1 };
  const event = await startedEvent(url, { ...settings, phases: BRACKET });
  await publishRound(event, FIRST);
  await enterResults(event, FIRST, ({ number }) =>
    number % 2 === 0 ? 'is: GAMES, wins: [2, 1]' : 'is: GAMES, wins: [0, 2]',
  );
  return event;
}

/** Over, with lists that are open. */
async function finished(url: string): Promise<ApiEvent> {
  const settings = { ...JUDGED, title: 'Over', entrants: 5, accounts: 1, withLists: true };
  const more = ', lists: { open: AT_END }';
  const event = await startedEvent(url, { ...settings, more, phases: SHORT_SWISS });
  await publishRound(event, FIRST);
  await endRound(event, FIRST);
  await told(event, event.owner, 'finishTournament');
  return event;
}

async function cancelled(url: string): Promise<ApiEvent> {
  const event = await openEvent(url, { ...JUDGED, title: 'Called Off', entrants: 2, accounts: 1 });
  await told(event, event.owner, 'cancelTournament', 'reason: "The hall is under water."');
  return event;
}

/** Stands still, and whoever comes back says so. */
async function paused(url: string): Promise<ApiEvent> {
  const settings = { ...JUDGED, title: 'Overnight', entrants: 4, accounts: 1 };
  const event = await openEvent(url, { ...settings, more: ', checkIn: true' });
  await told(event, event.owner, 'beginCheckIn');
  for (let entrant = 1; entrant <= 4; entrant += 1) {
    await told(event, event.owner, 'checkIn', `entrant: ${entrant}`);
  }
  await told(event, event.owner, 'beginPhase', 'phase: 1');
  await told(event, event.owner, 'pauseTournament');
  return event;
}

/** Matches of the platform. */
async function platform(url: string): Promise<ApiEvent> {
  const settings = { ...JUDGED, title: 'On Screen', entrants: 4, accounts: 4, withLists: true };
  const event = await startedEvent(url, { ...settings, play: 'PLATFORM' });
  await publishRound(event, FIRST);
  return event;
}

export const EVENT_STATES = {
  draft,
  announced,
  waitlist,
  checkIn,
  drawn,
  published,
  differing,
  resting,
  between,
  pods,
  bracket,
  finished,
  cancelled,
  paused,
  platform,
};

export type EventState = keyof typeof EVENT_STATES;
