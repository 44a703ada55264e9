/** Standings of a large event with all tie-breaks, by every preset. */
import {
  computeStandings,
  PRESETS,
  type History,
  type PresetName,
} from '@scoresheet/tournament-standings';
import { spreadRow, type Figures } from '../figures.js';
import { interleave, turnHere, type Rate, type Rounds, type Task } from '../interleave.js';
import { standingsEvent, type EventSize } from './standings-event.js';

const SIZE = { players: 10_000, rounds: 14 };
const ROUNDS: Rounds = { rounds: 11, warmUp: 3, untilLevel: 6 };
const GOAL = 'under 200';
const MILLISECONDS = 1_000;

/** Tables of these presets have four seats. */
const PODS: ReadonlySet<PresetName> = new Set(['pods/1', 'friendomancy/1']);
const NAMES = Object.keys(PRESETS) as readonly PresetName[];

export async function standingsBench(
  size: Omit<EventSize, 'seats'> = SIZE,
  rounds = ROUNDS,
): Promise<Figures> {
  const [pairs, pods] = ([2, 4] as const).map((seats) => standingsEvent({ ...size, seats }));
  const tasks = NAMES.map((preset) => standing(preset, PODS.has(preset) ? pods : pairs));
  const rates = await interleave(tasks, rounds, turnHere);
  const of = `${size.players.toLocaleString('en')} players after ${size.rounds} rounds`;
  return {
    rows: tasks.map(({ name }, at) => ({
      ...spreadRow({ bench: name, of, unit: 'ms' }, millisecondsOf(rates[at])),
      goal: GOAL,
    })),
    comparisons: [],
  };
}

const standing = (preset: PresetName, history: History | undefined): Task => ({
  name: `standings: ${preset}`,
  prepare: () => () => {
    if (history === undefined || computeStandings(PRESETS[preset], history).length === 0) {
      throw new Error('an event without players');
    }
    return 1;
  },
});

/** How long one takes, where so many were done a second. */
const millisecondsOf = (rate: Rate | undefined): Rate['wall'] => {
  const { median, least, most } = rate?.wall ?? { median: NaN, least: NaN, most: NaN };
  return {
    median: MILLISECONDS / median,
    least: MILLISECONDS / most,
    most: MILLISECONDS / least,
  };
};
