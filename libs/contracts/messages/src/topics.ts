/** Topics of the log. Each is keyed by the record's id. */
export const TOPICS = {
  matchCommands: 'match.commands',
  matchEvents: 'match.events',
  /** Outcomes that are not in the record: refusals, conflicts, duplicates, failures. */
  matchOutcomes: 'match.outcomes',
} as const;

/**
 * Topics whose old entries are removed after a while. Events are kept for ever: they are the
 * records.
 */
export const TRUNCATABLE_TOPICS = [TOPICS.matchCommands, TOPICS.matchOutcomes] as const;

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
  'match-voided',
] as const;

export type MatchEventType = (typeof MATCH_EVENT_TYPES)[number];
