import {
  DEFAULT_ABANDON_AFTER_MS,
  type AskedClock,
  type SpectatorDelay,
} from '@scoresheet/contracts-messages';
import type { Head } from '@scoresheet/domain-record';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type {
  MatchResult,
  MatchRow,
  MatchRowStatus,
  MatchSeatRow,
  PastStanding,
} from './match-row.js';

const wholeNumber = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: unknown) => value,
};

/** A match in the lists: what everybody may know of it. See `MatchRow` for what the fields mean. */
@Entity({ name: 'match', schema: 'scoresheet' })
@Index('match_newest', ['createdAtMs', 'id'])
@Index('match_by_status', ['status', 'createdAtMs', 'id'])
@Index('match_by_game', ['game', 'createdAtMs', 'id'])
@Index('match_by_ruleset', ['ruleset', 'createdAtMs', 'id'])
@Index('match_ended', ['endedAtMs', 'id'], { where: 'ended_at_ms is not null' })
@Index('match_by_reason', ['reason', 'createdAtMs', 'id'], { where: 'reason is not null' })
@Index('match_suspended', ['createdAtMs', 'id'], { where: 'suspended' })
@Index('match_held', ['heldUntilMs'], { where: 'held_until_ms is not null' })
@Index('match_by_player', ['players'], { type: 'gin' })
@Index('match_with_free_seat', ['createdAtMs', 'id'], {
  where: `status = 'open' and seats @> '[{"actor": null}]'`,
})
@Index('match_undecided', ['createdAtMs', 'id'], { where: `result -> 'places' = '[]'` })
// Without what an event changes, else every event would write all indexes anew.
@Index('match_live', ['id'], { where: `status in ('open', 'running') and not suspended` })
export class MatchEntity implements MatchRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'match_pkey' })
  readonly id!: string;

  @Column({ type: 'text' })
  readonly game!: string;

  @Column({ type: 'text', default: '' })
  readonly ruleset!: string;

  @Column({ type: 'text' })
  readonly status!: MatchRowStatus;

  @Column({ type: 'boolean' })
  readonly suspended!: boolean;

  @Column({ type: 'jsonb' })
  readonly seats!: readonly MatchSeatRow[];

  @Column({ type: 'bigint', name: 'created_at_ms', transformer: wholeNumber })
  readonly createdAtMs!: number;

  @Column({ type: 'bigint', name: 'updated_at_ms', transformer: wholeNumber })
  readonly updatedAtMs!: number;

  @Column({ type: 'bigint', name: 'ended_at_ms', nullable: true, transformer: wholeNumber })
  readonly endedAtMs!: number | null;

  @Column({ type: 'integer', name: 'event_count' })
  readonly eventCount!: number;

  @Column({ type: 'jsonb', nullable: true })
  readonly result!: MatchResult | null;

  @Column({
    type: 'bigint',
    name: 'abandon_after_ms',
    default: DEFAULT_ABANDON_AFTER_MS,
    transformer: wholeNumber,
  })
  readonly abandonAfterMs!: number;

  @Column({ type: 'integer', name: 'begun_seq', nullable: true })
  readonly begunSeq!: number | null;

  @Column({ type: 'jsonb', name: 'spectator_delay', default: { events: 0, seconds: 0 } })
  readonly spectatorDelay!: SpectatorDelay;

  @Column({ type: 'jsonb', nullable: true })
  readonly clock!: AskedClock | null;

  @Column({ type: 'jsonb', default: [] })
  readonly past!: readonly PastStanding[];

  @Column({ type: 'bigint', name: 'held_until_ms', nullable: true, transformer: wholeNumber })
  readonly heldUntilMs!: number | null;

  @Column({ type: 'jsonb', nullable: true })
  readonly head!: Head | null;

  /** From the result, for the index alone. */
  @Column({ type: 'text', nullable: true, select: false })
  readonly reason?: string | null;

  /** From the seats, for the index alone: who sits there. */
  @Column({ type: 'text', array: true, default: [], select: false })
  readonly players?: readonly string[];
}
