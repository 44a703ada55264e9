/** What a tournament is, as it is asked for: its game, its phases, and by which rules it is run. */
import { z } from 'zod';
import * as scalars from '../scalars.js';
import { matchOptionsSchema } from '../match-options.js';
import { tablesDelaySchema } from '../spectator-delay.js';
import * as limits from './tournament-limits.js';

/** A versioned set of rules, such as `magic/1`. */
const preset = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\/[1-9][0-9]{0,3}$/, 'a preset is a word and a version, such as magic/1')
  .max(limits.MAX_PRESET_LENGTH);

/** How many games a series has at most; whoever wins more than half of them wins it. */
const bestOf = z.union([z.literal(1), z.literal(3), z.literal(5)]);

/** Who goes on from the phase before. */
const cutSchema = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('rank'),
    places: scalars.wholeNumber('the places of a cut', 1, limits.MAX_ENTRANTS),
  }),
  z.strictObject({
    by: z.literal('points'),
    points: scalars.wholeNumber('the points of a cut', 0, limits.MAX_SCORE),
  }),
  /** Everybody with the points, filled up by rank. */
  z.strictObject({
    by: z.literal('points-and-rank'),
    points: scalars.wholeNumber('the points of a cut', 0, limits.MAX_SCORE),
    places: scalars.wholeNumber('the places of a cut', 1, limits.MAX_ENTRANTS),
  }),
  /** As the table of head-counts of the phase before says. */
  z.strictObject({ by: z.literal('head-count') }),
]);

const ofAnyPhase = {
  /** Official standings after this phase, and its points. */
  standings: preset,
  bestOf: bestOf.exactOptional(),
  /** How long a round lasts; as long as its tables need where absent. */
  roundMs: scalars.wholeNumber('the length of a round', 1_000, limits.MAX_ROUND_MS).exactOptional(),
  /** Turns that are played on when time is called at a table. */
  extraTurns: scalars
    .wholeNumber('the number of extra turns', 0, limits.MAX_EXTRA_TURNS)
    .exactOptional(),
  /** Who comes in; absent in the first phase alone. */
  cut: cutSchema.exactOptional(),
};

/** A number, or the one that the table of head-counts names. */
const rounds = z.union([scalars.wholeNumber('the number of rounds', 1, limits.MAX_ROUNDS), preset]);

/** Who takes the place of a seed that is gone before the bracket has begun. */
const replaces = z.enum(['nobody', 'next-seed']);

/** Where a loss ends it, whoever was beaten last by one who is gone may play on in their place. */
const replacesInSingle = z.enum([...replaces.options, 'loser-of-last-match']);

const phaseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...ofAnyPhase, kind: z.literal('swiss'), rounds }),
  z.strictObject({
    ...ofAnyPhase,
    kind: z.literal('pods'),
    rounds,
    least: scalars.wholeNumber('the least size of a pod', limits.MIN_POD, limits.MAX_POD),
    most: scalars.wholeNumber('the largest size of a pod', limits.MIN_POD, limits.MAX_POD),
    wanted: scalars.wholeNumber('the usual size of a pod', limits.MIN_POD, limits.MAX_POD),
  }),
  z.strictObject({
    ...ofAnyPhase,
    kind: z.literal('round-robin'),
    times: z.union([z.literal(1), z.literal(2)]),
  }),
  z.strictObject({
    ...ofAnyPhase,
    kind: z.literal('single-elimination'),
    thirdPlace: z.boolean().exactOptional(),
    replaces: replacesInSingle.exactOptional(),
  }),
  z.strictObject({
    ...ofAnyPhase,
    kind: z.literal('double-elimination'),
    grandFinalReset: z.boolean().exactOptional(),
    replaces: replaces.exactOptional(),
  }),
]);

/** When the lists of entrants are opened to others. */
const LISTS_OPEN = ['never', 'to-opponent', 'from-phase', 'at-end'] as const;

const listsSchema = z.strictObject({
  open: z.enum(LISTS_OPEN),
  /** The phase from which they are open. */
  phase: scalars.wholeNumber('a phase', 1, limits.MAX_PHASES).exactOptional(),
});

/** What it costs to come late to a table; nothing by itself where absent. */
const LATENESS = ['game-loss', 'match-loss-and-drop'] as const;

/** What a tournament is, as its creator asks for it. */
export const termsAsked = {
  game: scalars.game,
  /** Interpretations and variants of each match; absent ones have the game's default. */
  options: matchOptionsSchema.exactOptional(),
  /** Matches are played on the platform, or at wooden tables and reported. */
  play: z.enum(['platform', 'tables']),
  capacity: scalars.wholeNumber('a capacity', limits.MIN_CAPACITY, limits.MAX_ENTRANTS),
  entry: z.enum(['open', 'by-code']),
  /** Entrants have to say that they are there before the first round. */
  checkIn: z.boolean(),
  lists: listsSchema.exactOptional(),
  /** Two players may agree on a draw without a game. */
  intentionalDraws: z.boolean().exactOptional(),
  /** How far the public is held behind each match until it is over; not at all where absent. */
  spectatorDelay: tablesDelaySchema.exactOptional(),
  lateness: z.enum(LATENESS).exactOptional(),
  phases: z
    .array(phaseSchema)
    .min(1, 'a tournament has at least one phase')
    .max(limits.MAX_PHASES, `a tournament has at most ${limits.MAX_PHASES} phases`),
};

export type TournamentAsked = z.infer<z.ZodObject<typeof termsAsked, z.core.$strict>>;
export type PhaseAsked = z.infer<typeof phaseSchema>;
export type ListsOpen = (typeof LISTS_OPEN)[number];
