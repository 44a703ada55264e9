/**
 * Tournaments through the whole service, in one process with its log in PostgreSQL: the largest event
 * that is promised, and a hall of players who report at once from one address.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { spreadRow, type Figures, type Row } from '../../figures.js';
import { spreadOf } from '../../interleave.js';
import { startLiveServer, type LiveServer } from '../../live/live-server.js';
import { percentile } from '../../live/open-loop.js';
import { AS_SHIPPED } from './as-shipped.js';
import { fillHall, type HallSize, type HallTold } from './full-hall.js';
import { runLargeEvent, type EventTold } from './large-event.js';
import type { EventSize } from './organiser.js';

interface ServiceLoad {
  readonly event: EventSize;
  readonly hall: HallSize;
}

const LOAD: ServiceLoad = {
  event: { entrants: 10_000, rounds: 14, cut: 8 },
  hall: { players: 4_096, seconds: 27, matches: 10, answersASecond: 10 },
};

export async function serviceBench({ event, hall }: ServiceLoad = LOAD): Promise<Figures> {
  const large = await within((server) => runLargeEvent(server, event));
  const full = await within((server) => fillHall(server, hall));
  return { rows: [...rowsOfEvent(event, large), ...rowsOfHall(hall, full)], comparisons: [] };
}

async function within<T>(run: (server: LiveServer) => Promise<T>): Promise<T> {
  const server = await startLiveServer('PostgreSQL', { settings: AS_SHIPPED });
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
}

function rowsOfEvent({ entrants, rounds, cut }: EventSize, told: EventTold): readonly Row[] {
  const of = `${entrants.toLocaleString('en')} entrants, ${rounds} rounds and a cut to ${cut}`;
  const row = (what: string, times: readonly number[], goal?: string): Row =>
    withoutUndefined({
      ...spreadRow({ bench: `service: ${what}`, of, unit: 'ms' }, spreadOf(times)),
      goal,
    });
  return [
    row('a round drawn, published, read and told', told.publishedMs, 'under 5,000'),
    row('the first page of new standings', told.firstPageMs),
    row('another page of them', told.pageMs, 'under 50'),
    row(`the record verified, ${told.events} events`, [told.verifyMs], 'under 10,000'),
    { bench: 'service: memory of the process', of, figure: told.residentBytes, unit: 'bytes' },
  ];
}

function rowsOfHall({ players, seconds }: HallSize, told: HallTold): readonly Row[] {
  const { reportsMs, matchMs, answers } = told;
  const of = `${players.toLocaleString('en')} players report twice in ${2 * seconds} s`;
  const row = (what: string, figure: number, goal?: string): Row =>
    withoutUndefined({
      bench: `service: ${what}`,
      of,
      figure: Math.round(figure),
      unit: 'ms',
      goal,
    });
  const said = Object.entries(answers).map(([name, count]) => `${count} ${name}`);
  return [
    row(`a report, p50 (${said.join(', ')})`, percentile(reportsMs, 0.5)),
    row('a report, p99', percentile(reportsMs, 0.99), 'under 1,000'),
    row('an answer in a match beside it, p50', percentile(matchMs, 0.5)),
    row('an answer in a match beside it, the longest', Math.max(...matchMs), 'at most 250'),
  ];
}
