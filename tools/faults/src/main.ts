/**
 * `npm run faults -- --seeds 10000 --from 1`: plays worlds in which everything goes wrong, and
 * holds each against the promises. Goes on after a seed that broke one, and keeps it as a fixture.
 * With `--events` each world plays a whole event, with the services of matches and tournaments.
 * With `--poison` somebody writes whatever they like into every topic, beside those who play; with
 * `--minutes` as well, it is a real log beside which real bots play for so long.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { emptyFaultTally, FAULTS, type FaultTally } from '@scoresheet/event-log-faulty';
import { wordsOf } from '@scoresheet/event-log-port';
import { keepFixture, ROOT } from './fixtures.js';
import { poisonedHour } from './hour/hour.js';
import { isMatchSeed, playSeed } from './seeds.js';
import { isLargeEvent } from './tournament/event-plan.js';
import { playEventSeed } from './tournament/event-seeds.js';

const REPORT_EVERY_MS = 30_000;
/** So many broken seeds say no more than a few do. */
const ENOUGH_BROKEN = 10;

interface Wish {
  readonly seeds: number;
  readonly from: number;
  readonly poison: boolean;
  readonly events: boolean;
  readonly minutes: number | undefined;
}

function readWish(): Wish {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '500' },
      from: { type: 'string', default: '1' },
      poison: { type: 'boolean', default: false },
      events: { type: 'boolean', default: false },
      minutes: { type: 'string' },
    },
  });
  const { seeds, from, poison, events, minutes } = values;
  if (minutes !== undefined && !poison) throw new Error('--minutes goes with --poison.');
  if (events && poison) throw new Error('--events does not go with --poison.');
  return {
    seeds: wholeNumber('seeds', seeds),
    from: wholeNumber('from', from),
    poison,
    events,
    minutes: minutes === undefined ? undefined : wholeNumber('minutes', minutes),
  };
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${option} is a whole number from 1 on, not '${text}'.`);
}

const tallyLine = (tally: FaultTally): string =>
  FAULTS.map((fault) => `${fault} ${tally[fault]}`).join(', ');

/** Answers how many seeds broke a promise. */
async function playAll(
  { seeds, from, poison, events: event }: Wish,
  tally: FaultTally,
): Promise<number> {
  const startedAt = performance.now();
  let reportedAt = startedAt;
  let broken = 0;
  for (let played = 0; played < seeds && broken < ENOUGH_BROKEN; played += 1) {
    const seed = from + played;
    const found = event
      ? await playEventSeed({ seed, tally })
      : await playSeed(seed, tally, poison);
    if (found.length > 0) {
      broken += 1;
      const file = relative(ROOT, keepFixture({ seed, poison, event, found }));
      console.error(
        `seed ${seed}: ${found.join('\n')}\nkept as ${file}: commit it with what mends it`,
      );
    }
    const now = performance.now();
    if (now - reportedAt < REPORT_EVERY_MS) continue;
    reportedAt = now;
    const pace = (((played + 1) / (now - startedAt)) * 1_000).toFixed(1);
    console.log(`${played + 1} of ${seeds} seeds, ${pace} a second, ${broken} broken`);
  }
  return broken;
}

async function playSeeds(wish: Wish): Promise<boolean> {
  const tally = emptyFaultTally();
  const startedAt = performance.now();
  const broken = await playAll(wish, tally);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const last = wish.from + wish.seeds - 1;
  const seeds = Array.from({ length: wish.seeds }, (_, i) => wish.from + i);
  const some = wish.events
    ? `${seeds.filter(isLargeEvent).length} of them with 64 entrants`
    : `${seeds.filter(isMatchSeed).length} of them with real matches`;
  console.log(`seeds ${wish.from} to ${last} in ${seconds} s, ${some}`);
  console.log(`what went wrong in them: ${tallyLine(tally)}`);
  const missing = FAULTS.filter((fault) => tally[fault] === 0);
  if (missing.length > 0) console.log(`never happened: ${missing.join(', ')}`);
  console.log(broken === 0 ? 'every promise was kept' : `${broken} seeds broke a promise`);
  return broken === 0;
}

async function playHour(minutes: number, seed: number): Promise<boolean> {
  const broken = await poisonedHour({ minutes, seed });
  console.log(broken.length === 0 ? 'every promise was kept' : broken.join('\n'));
  return broken.length === 0;
}

try {
  const wish = readWish();
  const { minutes, from } = wish;
  const isKept = await (minutes === undefined ? playSeeds(wish) : playHour(minutes, from));
  if (!isKept) process.exitCode = 1;
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 2;
}
