/** A match as the lists show it, by what everybody may know of it. */
import {
  DEFAULT_ABANDON_AFTER_MS,
  type AskedClock,
  type RecordOpens,
  type SpectatorDelay,
} from '@scoresheet/contracts-messages';
import type { Head } from '@scoresheet/domain-record';
import { wholeNumber } from '@scoresheet/services-archive';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type MatchRowStatus = 'open' | 'running' | 'paused' | 'over';

export interface MatchSeatRow {
  readonly seat: number;
  /** Opaque id of whoever sits there; null: free. */
  readonly actor: string | null;
  readonly ready: boolean;
  /** How often a judge has warned it. */
  readonly warnings: number;
}

interface MatchResult {
  /** Seats in the order of their places; seats that share one stand together. None: no result. */
  readonly places: readonly (readonly number[])[];
  /** A kebab-case fact: how it ended. */
  readonly reason: string;
}

/** Conditions of indexes: the planner knows them again in a question that has the same words. */
export const IS_SEAT_FREE = `status = 'open' and seats @> '[{"actor": null}]'`;
export const IS_UNDECIDED = `result -> 'places' = '[]'`;
export const IS_LIVE = `status in ('open', 'running') and not suspended`;

@Entity({ name: 'match', schema: 'scoresheet' })
@Index('match_newest', ['createdAtMs', 'id'])
@Index('match_by_status', ['status', 'createdAtMs', 'id'])
@Index('match_by_game', ['game', 'createdAtMs', 'id'])
@Index('match_by_ruleset', ['ruleset', 'createdAtMs', 'id'])
@Index('match_ended', ['endedAtMs', 'id'], { where: 'ended_at_ms is not null' })
@Index('match_by_reason', ['reason', 'createdAtMs', 'id'], { where: 'reason is not null' })
@Index('match_suspended', ['createdAtMs', 'id'], { where: 'suspended' })
@Index('match_held', ['heldUntilMs'], { where: 'held_until_ms is not null' })
@Index('match_going_on', ['nextMatch', 'id'], { where: 'next_match is not null' })
@Index('match_by_player', ['players'], { type: 'gin' })
@Index('match_with_free_seat', ['createdAtMs', 'id'], { where: IS_SEAT_FREE })
@Index('match_undecided', ['createdAtMs', 'id'], { where: IS_UNDECIDED })
// This index leaves out what an event changes, else every event would write all indexes anew.
@Index('match_live', ['id'], { where: IS_LIVE })
export class MatchEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'match_pkey' })
  readonly id!: string;

  /** The game's word; empty when event 0 cannot be read. */
  @Column({ type: 'text' })
  readonly game!: string;

  /** Id and version of the rules, `fuzzycards/1`; empty when event 0 cannot be read. */
  @Column({ type: 'text', default: '' })
  readonly ruleset!: string;

  @Column({ type: 'text' })
  readonly status!: MatchRowStatus;

  /** An event of it makes no sense to this version: its row stands still, its events are archived. */
  @Column({ type: 'boolean' })
  readonly suspended!: boolean;

  @Column({ type: 'jsonb' })
  readonly seats!: readonly MatchSeatRow[];

  /** Official time of event 0, in milliseconds since the epoch. */
  @Column({ type: 'bigint', name: 'created_at_ms', transformer: wholeNumber })
  readonly createdAtMs!: number;

  /** Official time of the last event, in milliseconds since the epoch. */
  @Column({ type: 'bigint', name: 'updated_at_ms', transformer: wholeNumber })
  readonly updatedAtMs!: number;

  /** Official time of the event that made a result of the match, in milliseconds; null: none. */
  @Column({ type: 'bigint', name: 'ended_at_ms', nullable: true, transformer: wholeNumber })
  readonly endedAtMs!: number | null;

  @Column({ type: 'integer', name: 'event_count' })
  readonly eventCount!: number;

  /** Sequence number of the last step; clock ticks do not count. */
  @Column({ type: 'integer', name: 'last_step_seq', default: 0 })
  readonly lastStepSeq!: number;

  @Column({ type: 'jsonb', nullable: true })
  readonly result!: MatchResult | null;

  /** The clock closes the match after so long without an event. */
  @Column({
    type: 'bigint',
    name: 'abandon_after_ms',
    default: DEFAULT_ABANDON_AFTER_MS,
    transformer: wholeNumber,
  })
  readonly abandonAfterMs!: number;

  /** The event that began the game; null: none has. */
  @Column({ type: 'integer', name: 'begun_seq', nullable: true })
  readonly begunSeq!: number | null;

  /** How far the public is held behind, as event 0 says. */
  @Column({ type: 'jsonb', name: 'spectator_delay', default: { events: 0, seconds: 0 } })
  readonly spectatorDelay!: SpectatorDelay;

  /** When everybody may read all of its record, as event 0 says. */
  @Column({ type: 'text', default: 'never' })
  readonly opens!: RecordOpens;

  /** Only those who sit there, and staff, find it in lists. */
  @Column({ type: 'boolean', name: 'is_private', default: false })
  readonly isPrivate!: boolean;

  /** How long the seats may think, as event 0 says; null: as long as they like. */
  @Column({ type: 'jsonb', nullable: true })
  readonly clock!: AskedClock | null;

  /** The oldest first; the public sees the last one that is shown by now. Empty: all is public. */
  @Column({ type: 'jsonb', default: [] })
  readonly past!: readonly PastStanding[];

  /** When the row itself becomes public; `NOT_YET_MS`: not by itself; null: it is already. */
  @Column({ type: 'bigint', name: 'held_until_ms', nullable: true, transformer: wholeNumber })
  readonly heldUntilMs!: number | null;

  /**
   * The last event that was projected, shown to nobody: by it the row is held against the archive.
   * Null, or behind `eventCount`: not known, as after a projector of an earlier version.
   */
  @Column({ type: 'jsonb', nullable: true })
  readonly head!: Head | null;

  /** The match in which its series goes on; null where it does not, or not yet. */
  @Column({ type: 'text', name: 'next_match', nullable: true })
  readonly nextMatch!: string | null;

  /** The reason of the result, for the index alone. */
  @Column({ type: 'text', nullable: true, select: false })
  readonly reason!: string | null;

  /** Who sits in the seats, for the index alone. */
  @Column({ type: 'text', array: true, default: [], select: false })
  readonly players!: readonly string[];
}

/** A match without what only an index needs. */
export type MatchRow = Omit<MatchEntity, 'reason' | 'players'>;

/** What events change of a match. */
export type MatchStanding = Pick<
  MatchEntity,
  'status' | 'suspended' | 'seats' | 'updatedAtMs' | 'endedAtMs' | 'eventCount' | 'result'
>;

/** How a match with a delay stood once, for those who are held behind. */
export interface PastStanding extends MatchStanding {
  /** When the row becomes public, in milliseconds since the epoch; null: further events decide. */
  readonly shownFromMs: number | null;
}
