/** Messages between services: commands, outcomes, their topics, schemas and bytes. */
export type { AutoPassUntil, SetAutoPass } from './auto-pass.js';
export { clockSchema, type AskedClock, type TickClock, type CallTime } from './clock.js';
export { cloudEventHeaders } from './cloud-event.js';
export {
  MATCH_MESSAGES,
  commandIn,
  encodeCommand,
  decodeCommand,
  encodeOutcome,
  decodeOutcome,
} from './match-messages.js';
export type { RecordMessages } from './record-messages.js';
export {
  COMMAND_MAC,
  EVENT_MAC,
  type CommandSender,
  macPurposeOf,
  macOfCommand,
  macHeaders,
  readCommandMac,
  EVENT_MAC_PURPOSE,
  macOfEvent,
  eventMacHeaders,
  readEventMac,
} from './macs.js';
export {
  createMatchSchema,
  commandSchema,
  type CreateMatch,
  type TakeSeat,
  type GetReady,
  type Act,
  type Concede,
  type AbandonMatch,
  type ClockCommand,
  type Command,
  type CommandType,
} from './command.js';
export { RECORD_OPENS, recordOpensSchema, type RecordOpens } from './record-opens.js';
export type { SpectatorDelay } from './spectator-delay.js';
export {
  beginsSchema,
  matchTableSchema,
  type MatchTable,
  type ReservedSeat,
  type Begins,
  type CallTableTime,
} from './match-table.js';
export {
  SEATS_OF_SERIES,
  seriesSchema,
  type AskedSeries,
  type PlayedGame,
} from './match-series.js';
export type { TakeJudgeSeat, LeaveJudgeSeat } from './judge-seat.js';
export {
  DEFAULT_ABANDON_AFTER_MS,
  EMPTY_MATCH_CLOSES_AFTER_MS,
  MAX_ABANDON_AFTER_MS,
  MAX_DECK_CARDS,
  MAX_DELAY_EVENTS,
  MAX_DELAY_SECONDS,
  MAX_SEATS,
} from './limits.js';
export { type RefusalCode, outcomeSchema, type Outcome } from './outcome.js';
export type {
  RuledResult,
  PauseMatch,
  ResumeMatch,
  EndMatch,
  WarnSeat,
  ExcuseJudge,
  Ruling,
} from './ruling.js';
export type { Role } from './sender.js';
export {
  TOPICS,
  RECORD_TOPICS,
  TRUNCATABLE_TOPICS,
  MATCH_EVENT_TYPES,
  type Topic,
  type RecordKind,
  type MatchEventType,
} from './topics.js';
export * from './trace-context.js';
export { FOREIGN_HOST_SAYS, isAllowedHost, type HostNames } from './host-name.js';
export * from './tournament/index.js';
