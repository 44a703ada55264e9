/** A tournament as the lists show it, by what everybody may know of it. */
import type { TournamentAsked } from '@scoresheet/contracts-messages';
import type { Head } from '@scoresheet/domain-record';
import { wholeNumber } from '@scoresheet/services-archive';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TournamentRowStage } from './tournament-stage.js';

/** A condition of an index: the planner knows it again in a question that has the same words. */
const IS_LIVE_TOURNAMENT = `ended_at_ms is null and not suspended`;

@Entity({ name: 'tournament', schema: 'scoresheet' })
@Index('tournament_newest', ['createdAtMs', 'id'])
@Index('tournament_by_stage', ['stage', 'createdAtMs', 'id'])
@Index('tournament_by_game', ['game', 'createdAtMs', 'id'])
@Index('tournament_by_owner', ['owner', 'createdAtMs', 'id'])
@Index('tournament_started', ['startedAtMs', 'id'], { where: 'started_at_ms is not null' })
@Index('tournament_begins', ['beginsAtMs', 'id'], { where: 'begins_at_ms is not null' })
@Index('tournament_suspended', ['createdAtMs', 'id'], { where: 'suspended' })
// This index leaves out what an event changes, else every event would write all indexes anew.
@Index('tournament_live', ['id'], { where: IS_LIVE_TOURNAMENT })
export class TournamentEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'tournament_pkey' })
  readonly id!: string;

  /** The game's word; empty when event 0 cannot be read. */
  @Column({ type: 'text' })
  readonly game!: string;

  /** Id and version of the rules of its matches, `fuzzycards/1`. */
  @Column({ type: 'text' })
  readonly ruleset!: string;

  @Column({ type: 'text' })
  readonly stage!: TournamentRowStage;

  /** An event of it makes no sense to this version: its row stands still, its events are archived. */
  @Column({ type: 'boolean' })
  readonly suspended!: boolean;

  /** Opaque id of whoever it belongs to. */
  @Column({ type: 'text' })
  readonly owner!: string;

  /** Opaque ids of those whom the owner has appointed, each once. */
  @Column({ type: 'jsonb', default: [] })
  readonly staff!: readonly string[];

  @Column({ type: 'text' })
  readonly play!: TournamentAsked['play'];

  @Column({ type: 'text' })
  readonly entry!: TournamentAsked['entry'];

  @Column({ type: 'integer' })
  readonly capacity!: number;

  /** How many have a place: neither on the waitlist nor gone. */
  @Column({ type: 'integer' })
  readonly entrants!: number;

  /** How many are on the waitlist. */
  @Column({ type: 'integer' })
  readonly waiting!: number;

  /** The phase that is played, or was played last; 0 before the first. */
  @Column({ type: 'integer' })
  readonly phase!: number;

  /** The round of this phase that was drawn last; 0 before the first. */
  @Column({ type: 'integer' })
  readonly round!: number;

  /** Official time of event 0, in milliseconds since the epoch. */
  @Column({ type: 'bigint', name: 'created_at_ms', transformer: wholeNumber })
  readonly createdAtMs!: number;

  /** Official time of the last event, in milliseconds since the epoch. */
  @Column({ type: 'bigint', name: 'updated_at_ms', transformer: wholeNumber })
  readonly updatedAtMs!: number;

  /** The planned beginning, in milliseconds since the epoch; null: nobody has said. */
  @Column({ type: 'bigint', name: 'begins_at_ms', nullable: true, transformer: wholeNumber })
  readonly beginsAtMs!: number | null;

  /** Official time at which the first phase began, in milliseconds; null: none has. */
  @Column({ type: 'bigint', name: 'started_at_ms', nullable: true, transformer: wholeNumber })
  readonly startedAtMs!: number | null;

  /** Official time at which it was finished or cancelled, in milliseconds; null: it goes on. */
  @Column({ type: 'bigint', name: 'ended_at_ms', nullable: true, transformer: wholeNumber })
  readonly endedAtMs!: number | null;

  @Column({ type: 'integer', name: 'event_count' })
  readonly eventCount!: number;

  /**
   * A letter for each entrant by number, so that leaving is counted once: `e` has a place, `w`
   * waits, `g` is gone.
   */
  @Column({ type: 'text' })
  readonly letters!: string;

  /** The last event that was projected: by it the row is held against the archive. */
  @Column({ type: 'jsonb', nullable: true })
  readonly head!: Head | null;
}

export type TournamentRow = TournamentEntity;
