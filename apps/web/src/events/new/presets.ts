/** Events as they are usually wanted, as plain data. */
import type { PhaseAsked } from './new-event-documents.js';

export interface Preset {
  readonly id: string;
  /** How many may play where nothing else is asked for. */
  readonly capacity: number;
  /** How many sit at a table at most: the game has to seat them. */
  readonly seats: number;
  /** What is not said here is asked for all phases alike: standings, games of a series, time. */
  readonly phases: readonly Omit<PhaseAsked, 'standings' | 'bestOf' | 'roundMs'>[];
}

/** Enough for a club; an organiser who expects more says so. */
const USUAL_CAPACITY = 64;
/** Whoever meets all others in one day meets seven at most. */
const ROUND_ROBIN_CAPACITY = 8;
const DUEL = 2;

const swissOf = (rounds: number): Preset => ({
  id: `swiss-${rounds}`,
  capacity: USUAL_CAPACITY,
  seats: DUEL,
  phases: [{ kind: 'SWISS', rounds }],
});

export const PRESETS = [
  {
    id: 'swiss-cut',
    capacity: USUAL_CAPACITY,
    seats: DUEL,
    // Rounds and the size of the cut, which is 8 at most, by how many play.
    phases: [
      { kind: 'SWISS', roundsBy: 'plain/1' },
      { kind: 'SINGLE_ELIMINATION', cut: { by: 'HEAD_COUNT' } },
    ],
  },
  swissOf(3),
  swissOf(4),
  swissOf(5),
  {
    id: 'round-robin',
    capacity: ROUND_ROBIN_CAPACITY,
    seats: DUEL,
    phases: [{ kind: 'ROUND_ROBIN', times: 1 }],
  },
  {
    id: 'single-elimination',
    capacity: USUAL_CAPACITY,
    seats: DUEL,
    phases: [{ kind: 'SINGLE_ELIMINATION' }],
  },
  {
    id: 'double-elimination',
    capacity: USUAL_CAPACITY,
    seats: DUEL,
    phases: [{ kind: 'DOUBLE_ELIMINATION', grandFinalReset: true }],
  },
  {
    // Five players are one table: with four at most there would be none for them.
    id: 'pods',
    capacity: USUAL_CAPACITY,
    seats: 5,
    phases: [{ kind: 'PODS', rounds: 3, least: 3, most: 5, wanted: 4 }],
  },
] as const satisfies readonly Preset[];

interface Seats {
  readonly minSeats: number;
  readonly maxSeats: number;
}

/** Presets that a game can be played in. */
export const presetsFor = ({ minSeats, maxSeats }: Seats): readonly Preset[] =>
  PRESETS.filter(({ seats }) => minSeats <= DUEL && seats <= maxSeats);

/** A preset by its id; undefined where there is no such one, or none for this game. */
export const presetNamed = (id: string, game: Seats): Preset | undefined =>
  presetsFor(game).find((preset) => preset.id === id);
