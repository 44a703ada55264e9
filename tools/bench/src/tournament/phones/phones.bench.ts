/**
 * A thousand players with the page of an event open when a round is published, with the limits of the
 * front door as they are: each is told what has become of the tournament and where they sit, and
 * whoever asks something at that moment is answered as at any other.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { ask } from '@scoresheet/services-bots';
import { helperIn, type Helper } from '../../child-process.js';
import type { Figures, Row } from '../../figures.js';
import { clockMs } from '../../live/clock-ms.js';
import { startLiveServer, type LiveServer } from '../../live/live-server.js';
import { openLoop, percentile } from '../../live/open-loop.js';
import { AS_SHIPPED } from '../service/as-shipped.js';
import { Organiser, signInAll, type Guest } from '../service/organiser.js';
import type { HallTask, HallTold } from './hall.js';

interface PhonesLoad {
  /** Two of them meet at each table. */
  readonly phones: number;
  /** Each with a round that is published. */
  readonly events: number;
  /** Questions beside it, for so many seconds. */
  readonly asked: Rate;
  /** Results that come in afterwards. */
  readonly results: Rate;
}

interface Rate {
  readonly aSecond: number;
  readonly seconds: number;
}

const LOAD: PhonesLoad = {
  phones: 1_000,
  events: 3,
  asked: { aSecond: 25, seconds: 3 },
  results: { aSecond: 5, seconds: 4 },
};
/** The built one, also where a spec runs the sources. */
const HALL = new URL('../../../dist/tournament/phones/hall.js', import.meta.url);
const OWN_TABLE = 'query ($tournament: ID!) { ownTable(tournament: $tournament) { number } }';
/** What is asked before the round is published is asked of a server at rest. */
const PUBLISHED_AFTER_MS = 500;

interface Told {
  /** From the answer to the command until each phone has its message, in milliseconds. */
  readonly toldMs: readonly number[];
  /** From when a question was due to its answer. */
  readonly answeredMs: readonly number[];
}

interface Measured {
  /** Until all phones follow. */
  readonly gatheredMs: number;
  readonly published: Told;
  readonly results: Told;
}

export async function phonesBench(load = LOAD): Promise<Figures> {
  const server = await startLiveServer('PostgreSQL', { settings: AS_SHIPPED });
  try {
    const guests = await signInAll(server.url, load.phones);
    const events: Measured[] = [];
    for (let event = 0; event < load.events; event += 1) {
      events.push(await measure(load, server, guests));
    }
    return figuresOf(load, events);
  } finally {
    await server.stop();
  }
}

interface Hall {
  readonly url: string;
  readonly organiser: Organiser;
  readonly guests: readonly Guest[];
  readonly phones: Helper<HallTask, HallTold>;
}

async function measure(
  load: PhonesLoad,
  { url }: LiveServer,
  guests: readonly Guest[],
): Promise<Measured> {
  const organiser = await Organiser.of(url, { entrants: load.phones, rounds: 1, cut: 2 });
  await organiser.addActors(guests.map(({ actor }) => actor));
  const { seq: from } = await organiser.lead('beginPhase', 'phase: 1');
  const phones = helperIn<HallTask, HallTold>(HALL);
  try {
    const tokens = guests.map(({ token }) => token);
    const began = clockMs();
    await phones.ask({ does: 'gather', url, tournament: organiser.id, from, tokens });
    const gatheredMs = clockMs() - began;
    const hall = { url, organiser, guests, phones };
    await organiser.lead('drawRound', 'phase: 1, round: 1');
    const published = await besideQuestions(load, hall, () => publish(hall));
    await organiser.lead('startRound', 'phase: 1, round: 1');
    const results = await besideQuestions(load, hall, () => enterResults(load, hall));
    return { gatheredMs, published, results };
  } finally {
    phones.end();
  }
}

/** Players ask where they sit, each in turn. */
async function besideQuestions(
  { asked }: PhonesLoad,
  { url, organiser, guests }: Hall,
  does: () => Promise<readonly number[]>,
): Promise<Told> {
  const answered: Promise<number>[] = [];
  const begin = (dueMs: number): void => {
    const { token } = guests[answered.length % guests.length] as Guest;
    const answer = ask({ url, token }, OWN_TABLE, { tournament: organiser.id });
    answered.push(answer.then(() => performance.now() - dueMs));
  };
  const [toldMs] = await Promise.all([does(), openLoop({ ...asked, begin })]);
  return { toldMs, answeredMs: await Promise.all(answered) };
}

async function publish({ organiser, phones }: Hall): Promise<readonly number[]> {
  await new Promise((resolve) => setTimeout(resolve, PUBLISHED_AFTER_MS));
  const { seq } = await organiser.lead('publishRound', 'phase: 1, round: 1');
  const answeredMs = clockMs();
  const { atMs, withTable } = await phones.ask({ does: 'tell', seqs: [seq] });
  if (withTable < atMs.length) throw new Error(`Only ${withTable} were told where they sit.`);
  return sinceEach([answeredMs], atMs);
}

async function enterResults(
  { results }: PhonesLoad,
  { organiser, phones }: Hall,
): Promise<readonly number[]> {
  const entered: Promise<{ readonly seq: number; readonly atMs: number }>[] = [];
  const begin = (): void => {
    const at = `phase: 1, round: 1, table: ${entered.length + 1}`;
    const result = `${at}, result: { is: GAMES, wins: [2, 0] }`;
    const led = organiser.lead('enterResult', result);
    entered.push(led.then(({ seq }) => ({ seq, atMs: clockMs() })));
  };
  await openLoop({ ...results, begin });
  const led = await Promise.all(entered);
  const { atMs } = await phones.ask({ does: 'tell', seqs: led.map(({ seq }) => seq) });
  return sinceEach(
    led.map((each) => each.atMs),
    atMs,
  );
}

/** One of the first, then as many of the others as there are phones. */
const sinceEach = (answeredMs: readonly number[], atMs: readonly number[]): readonly number[] => {
  const phones = atMs.length / answeredMs.length;
  return atMs.map((each, at) => Math.max(each - (answeredMs[Math.floor(at / phones)] ?? NaN), 0));
};

function figuresOf({ phones, results }: PhonesLoad, events: readonly Measured[]): Figures {
  const of = `${phones.toLocaleString('en')} phones, ${phones / 2} tables, ${events.length} events`;
  const row = (what: string, figure: number, goal?: string): Row =>
    withoutUndefined({
      bench: `phones: ${what}`,
      of,
      figure: Math.round(figure),
      unit: 'ms',
      goal,
    });
  const rowsOf = (what: string, told: readonly Told[]): readonly Row[] => {
    const toldMs = told.flatMap((each) => each.toldMs);
    const answeredMs = told.flatMap((each) => each.answeredMs);
    return [
      row(`${what} until it is told, p50`, percentile(toldMs, 0.5)),
      row(`${what} until it is told, p99`, percentile(toldMs, 0.99)),
      row(`${what} until the last is told`, Math.max(...toldMs), 'under 2,000'),
      row(`a question beside ${what}, p50`, percentile(answeredMs, 0.5)),
      row(`a question beside ${what}, p99`, percentile(answeredMs, 0.99), 'under 250'),
      row(`a question beside ${what}, the longest`, Math.max(...answeredMs)),
    ];
  };
  const entered = `${results.aSecond} results a second`;
  return {
    rows: [
      row('all of them follow the event', Math.max(...events.map((each) => each.gatheredMs))),
      ...rowsOf(
        'a published round',
        events.map(({ published }) => published),
      ),
      ...rowsOf(
        entered,
        events.map((each) => each.results),
      ),
    ],
    comparisons: [],
  };
}
