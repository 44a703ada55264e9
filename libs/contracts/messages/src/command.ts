/** Commands: what somebody wants done in a match, as they travel through `match.commands`. */
import { z } from 'zod';
import { setAutoPassSchema, type SetAutoPass } from './auto-pass.js';
import {
  callTimeSchema,
  clockSchema,
  tickClockSchema,
  type CallTime,
  type TickClock,
} from './clock.js';
import {
  leaveJudgeSeatSchema,
  takeJudgeSeatSchema,
  type LeaveJudgeSeat,
  type TakeJudgeSeat,
} from './judge-seat.js';
import * as limits from './limits.js';
import { matchOptionsSchema } from './match-options.js';
import {
  beginsSchema,
  callTableTimeSchema,
  matchTableSchema,
  reservedSchema,
  type CallTableTime,
} from './match-table.js';
import { seriesSchema } from './match-series.js';
import { rulingSchemas, type Ruling } from './ruling.js';
import * as scalars from './scalars.js';
import { sent } from './sender.js';
import { recordOpensSchema } from './record-opens.js';
import { spectatorDelaySchema } from './spectator-delay.js';

/** Opens a match. `record` is `recordIdOf` of actor and command id: sent twice, one match. */
export const createMatchSchema = z.strictObject({
  ...sent,
  type: z.literal('create-match'),
  game: scalars.game,
  /** Seats of the match; as few as the game allows where absent. */
  seats: scalars.wholeNumber('the number of seats', 1, limits.MAX_SEATS).exactOptional(),
  /** Interpretations and variants; absent ones have the game's default. */
  options: matchOptionsSchema.exactOptional(),
  /** The clock closes a match after so long without any event. */
  abandonAfterMs: scalars
    .wholeNumber(
      'the time until a match counts as left, in milliseconds,',
      limits.MIN_ABANDON_AFTER_MS,
      limits.MAX_ABANDON_AFTER_MS,
    )
    .exactOptional(),
  /** How long the public waits for events; not at all where absent. */
  spectatorDelay: spectatorDelaySchema.exactOptional(),
  /** When everybody may read all of the record; never where absent. */
  opens: recordOpensSchema.exactOptional(),
  /** For invited people alone: in no list of others. For everybody where absent. */
  private: z.literal(true).exactOptional(),
  /** Clock of each seat; without one, everybody thinks as long as they like. */
  clock: clockSchema.exactOptional(),
  /** The series that it is a game of; a single game where absent. */
  series: seriesSchema.exactOptional(),
  /** The game of a tournament that it is; the house alone names this and the two that follow. */
  table: matchTableSchema.exactOptional(),
  /** For whom the seats are held; for nobody where absent. */
  reserved: reservedSchema.exactOptional(),
  /** Who begins; whoever the rules of the game say where absent. */
  begins: beginsSchema.exactOptional(),
});

/** Sits down with a deck, as codes; by whoever sits there already, replaces it where rules let it. */
const takeSeatSchema = z.strictObject({
  ...sent,
  type: z.literal('take-seat'),
  seat: scalars.seat,
  deck: z
    .array(scalars.cardCode)
    .max(limits.MAX_DECK_CARDS, `a deck has at most ${limits.MAX_DECK_CARDS} cards`),
  /** `seq` of the last event that the sender knows. */
  expectedSeq: scalars.seq,
});

/** Says that one is ready to begin; the last seat's word starts the game. */
const getReadySchema = z.strictObject({
  ...sent,
  type: z.literal('get-ready'),
  expectedSeq: scalars.seq,
  /** The seat that begins, from whoever chooses that (`Begins.chosenBy`); the own one where absent. */
  begins: scalars.seat.exactOptional(),
});

/** Answers an open decision. */
const actSchema = z.strictObject({
  ...sent,
  type: z.literal('act'),
  decision: scalars.id('a decision id'),
  choice: z.union([
    scalars.optionOrWords,
    z
      .array(scalars.optionId)
      .max(limits.MAX_CHOICES, `a choice names at most ${limits.MAX_CHOICES} options`),
    scalars.integer,
  ]),
});

/** Gives the match up. */
const concedeSchema = z.strictObject({ ...sent, type: z.literal('concede') });

/** Closes a match in which nothing has happened for too long; the clock alone sends it. */
const abandonMatchSchema = z.strictObject({
  ...sent,
  type: z.literal('abandon-match'),
  /** The last event that the clock knew: if there is another one, nothing is abandoned. */
  expectedSeq: scalars.seq,
});

export const commandSchema = z.discriminatedUnion('type', [
  createMatchSchema,
  takeSeatSchema,
  getReadySchema,
  actSchema,
  concedeSchema,
  setAutoPassSchema,
  takeJudgeSeatSchema,
  leaveJudgeSeatSchema,
  abandonMatchSchema,
  tickClockSchema,
  callTimeSchema,
  callTableTimeSchema,
  ...rulingSchemas,
]);

export type CreateMatch = z.infer<typeof createMatchSchema>;
export type TakeSeat = z.infer<typeof takeSeatSchema>;
export type GetReady = z.infer<typeof getReadySchema>;
export type Act = z.infer<typeof actSchema>;
export type Concede = z.infer<typeof concedeSchema>;
export type AbandonMatch = z.infer<typeof abandonMatchSchema>;
export type ClockCommand = AbandonMatch | TickClock | CallTime;
type SeatCommand = TakeSeat | GetReady | Act | Concede | SetAutoPass;
type JudgeSeatCommand = TakeJudgeSeat | LeaveJudgeSeat;
type PeoplesCommand = SeatCommand | JudgeSeatCommand | Ruling;
export type Command = CreateMatch | PeoplesCommand | ClockCommand | CallTableTime;
export type CommandType = Command['type'];
