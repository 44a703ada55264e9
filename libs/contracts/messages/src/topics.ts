/** Topics of the log. Each is keyed by the record's id. */
export const TOPICS = {
  matchCommands: 'match.commands',
  matchEvents: 'match.events',
  /** Outcomes that are not in the record: refusals, conflicts, duplicates, failures. */
  matchOutcomes: 'match.outcomes',
  tournamentCommands: 'tournament.commands',
  tournamentEvents: 'tournament.events',
  tournamentOutcomes: 'tournament.outcomes',
} as const;

/** The topics of one kind of record. */
export interface RecordTopics {
  readonly commands: Topic;
  readonly events: Topic;
  readonly outcomes: Topic;
}

/** Every kind of record, with its topics: whoever looks at the whole log goes through this list. */
export const RECORD_TOPICS = {
  match: {
    commands: TOPICS.matchCommands,
    events: TOPICS.matchEvents,
    outcomes: TOPICS.matchOutcomes,
  },
  tournament: {
    commands: TOPICS.tournamentCommands,
    events: TOPICS.tournamentEvents,
    outcomes: TOPICS.tournamentOutcomes,
  },
} as const satisfies { readonly [kind: string]: RecordTopics };

export type RecordKind = keyof typeof RECORD_TOPICS;

/**
 * Topics whose old entries are removed after a while. Events are kept for ever: they are the
 * records.
 */
export const TRUNCATABLE_TOPICS: readonly Topic[] = Object.values(RECORD_TOPICS).flatMap(
  ({ commands, outcomes }) => [commands, outcomes],
);

export type Topic = (typeof TOPICS)[keyof typeof TOPICS];

/** Types of the events of a match, as they stand in the header. */
export const MATCH_EVENT_TYPES = [
  'match-created',
  'seat-taken',
  'seat-readied',
  'decision-answered',
  'action-continued',
  'match-conceded',
  'auto-pass-changed',
  'judge-seat-taken',
  'judge-seat-left',
  'judge-excused',
  'match-paused',
  'match-resumed',
  'seat-warned',
  'match-ended',
  'match-abandoned',
  'clock-ticked',
  'seat-timed-out',
  'table-time-called',
  'match-voided',
] as const;

export type MatchEventType = (typeof MATCH_EVENT_TYPES)[number];
