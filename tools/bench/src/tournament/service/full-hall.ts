/** A hall of players who report twice, from one address, while matches are played. */
import { helperIn } from '../../child-process.js';
import { House } from '../../live/house.js';
import type { LiveServer } from '../../live/live-server.js';
import { openLoop } from '../../live/open-loop.js';
import { Organiser, signInAll } from './organiser.js';
import { RecordInLog } from './record-in-log.js';
import type { Report, ReportsTold, ReportTask } from './reporters.js';

export interface HallSize {
  readonly players: number;
  /** In which everybody reports once; then comes the next round. */
  readonly seconds: number;
  readonly matches: number;
  /** Answers in all matches together. */
  readonly answersASecond: number;
}

export interface HallTold {
  readonly reportsMs: readonly number[];
  readonly answers: Readonly<Record<string, number>>;
  /** From when an answer of a match was due to its message. */
  readonly matchMs: readonly number[];
}

/** The built one, also where a spec runs the sources. */
const REPORTERS = new URL('../../../dist/tournament/service/reporters.js', import.meta.url);
const ROUNDS = [1, 2] as const;

export async function fillHall(server: LiveServer, size: HallSize): Promise<HallTold> {
  const { url } = server;
  const guests = await signInAll(url, size.players);
  const event = { entrants: size.players, rounds: ROUNDS.length, cut: 2 };
  const organiser = await Organiser.of(url, event);
  await organiser.addActors(guests.map(({ actor }) => actor));
  await organiser.lead('beginPhase', 'phase: 1');
  const record = await RecordInLog.open(server, organiser.id, organiser.guest.actor);
  const reporters = helperIn<ReportTask, ReportsTold>(REPORTERS);
  const house = new House(url, 'beside');
  const tokens = new Map(guests.map(({ actor, token }) => [actor, token]));
  try {
    await house.open(size.matches);
    const told: ReportsTold[] = [];
    const playing = playBeside(house, size, () => told.length < ROUNDS.length);
    for (const round of ROUNDS) {
      const reports = await drawn({ organiser, record, tokens }, round);
      const task = { url, tournament: organiser.id, round, seconds: size.seconds, reports };
      told.push(await reporters.ask(task));
      await close({ organiser, record, tokens }, round);
    }
    await playing;
    return { ...together(told), matchMs: house.tookMs };
  } finally {
    house.leave();
    reporters.end();
    await record.close();
  }
}

interface Hall {
  readonly organiser: Organiser;
  readonly record: RecordInLog;
  readonly tokens: ReadonlyMap<string, string>;
}

/** Draws, publishes and starts a round: what its players will say of it, one of each table first. */
async function drawn({ organiser, record, tokens }: Hall, round: number) {
  const named = `phase: 1, round: ${round}`;
  await organiser.lead('drawRound', named);
  await organiser.lead('publishRound', named);
  const { seq } = await organiser.lead('startRound', named);
  const { entrants, phases } = await record.upTo(seq);
  const tables = [...(phases[0]?.rounds.at(-1)?.tables.values() ?? [])];
  return [0, 1].flatMap((place) =>
    tables.map(({ number, entrants: seated }): Report => {
      const { actor } = entrants[(seated[place] ?? 0) - 1] ?? {};
      const wins = number % 3 === 0 ? ([2, 1] as const) : ([0, 2] as const);
      return { token: tokens.get(actor ?? '') ?? '', table: number, wins };
    }),
  );
}

/** Staff enter what was not reported: the answers say how much that was. */
async function close({ organiser, record }: Hall, round: number): Promise<void> {
  const { tournament } = await organiser.query<{ tournament: { seq: number } }>(
    `{ tournament(tournament: "${organiser.id}") { seq } }`,
  );
  const { phases } = await record.upTo(tournament.seq);
  const tables = [...(phases[0]?.rounds.at(-1)?.tables.values() ?? [])];
  const open = tables.filter(({ result }) => result === null);
  const result = { is: 'games', wins: [2, 0] as [number, number], draws: 0 } as const;
  await record.inject(open.map(({ number: table }) => ({ phase: 1, round, table, result })));
  await organiser.lead('closeRound', `phase: 1, round: ${round}`);
}

/** In turns of a second, for as long as there is something to be measured beside them. */
async function playBeside(
  house: House,
  { answersASecond: aSecond }: HallSize,
  isGoingOn: () => boolean,
): Promise<void> {
  while (isGoingOn()) {
    await openLoop({ aSecond, seconds: 1, begin: (dueMs) => house.act(dueMs) });
  }
  await house.settled();
}

function together(told: readonly ReportsTold[]) {
  const answers: Record<string, number> = {};
  for (const [name, count] of told.flatMap((each) => Object.entries(each.answers))) {
    answers[name] = (answers[name] ?? 0) + count;
  }
  return { reportsMs: told.flatMap(({ tookMs }) => tookMs), answers };
}
