/** Messages of tournaments. */
export type {
  EnterTournament,
  AddEntrants,
  BindEntrant,
  CheckIn,
  DropEntrant,
  ReEnter,
  DisqualifyEntrant,
  ForbidPairs,
  AwardByes,
  FixSeat,
} from './entrants.js';
export type {
  CreateTournament,
  PlanTournament,
  OpenRegistration,
  BeginPhase,
  PauseTournament,
  ResumeTournament,
  FinishTournament,
  CancelTournament,
} from './life.js';
export type { HandInList, ReplaceList } from './lists.js';
export type {
  TableResult,
  ReportResult,
  EnterResult,
  RecordMatches,
  CorrectResult,
  MatchEnd,
} from './results.js';
export type {
  DrawRound,
  ReviewRound,
  PublishRound,
  StartRound,
  CloseRound,
  RepairRound,
  Repair,
  NumberTables,
} from './rounds.js';
export type {
  StaffRole,
  AppointStaff,
  DismissStaff,
  NameSuccessor,
  TakeOver,
  PenaliseEntrant,
  PostAnnouncement,
  CallStaff,
  AnswerCall,
  PauseClock,
  ResumeClock,
  ExtendTime,
} from './staff.js';
export {
  MAX_ENTRANTS,
  MAX_ROUNDS,
  MAX_ROUND_ROBIN,
  MAX_ENTRANTS_AT_ONCE,
  MAX_STAFF,
  MAX_ANNOUNCEMENTS,
  MAX_TABLE_NUMBER,
  MAX_TABLES_REPAIRED,
  MAX_TIME,
} from './tournament-limits.js';
export {
  tournamentCommandIn,
  tournamentCommandSchema,
  type TournamentCommand,
  type TournamentCommandType,
} from './tournament-command.js';
export type { TournamentRefusalCode } from './tournament-refusals.js';
export type { ListsOpen, PhaseAsked, TournamentAsked } from './tournament-terms.js';
export {
  TOURNAMENT_MESSAGES,
  tournamentOutcomeSchema,
  type TournamentOutcome,
} from './tournament-messages.js';
