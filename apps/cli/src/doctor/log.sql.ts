/** The log's tables as a doctor looks at them. Raw SQL because the log has no entities (ADR 30). */

export const KNOWN_LOG = `
  select (select max(version) from scoresheet_log.migration) as version,
         (select log_id::text from scoresheet_log.log) as id`;

export interface KnownLogRow {
  readonly version: number;
  readonly id: string;
}

export const LOG_ENDS = `
  select topic || '/' || partition as place, next_offset as end from scoresheet_log.partition`;

export interface LogEndRow {
  readonly place: string;
  /** An offset, as text. */
  readonly end: string;
}
