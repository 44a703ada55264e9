import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MatchResult, MatchRow, MatchRowStatus, MatchSeatRow } from './match-row.js';

const wholeNumber = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: unknown) => value,
};

/** A match in the lists: what everybody may know of it. See `MatchRow` for what the fields mean. */
@Entity({ name: 'match', schema: 'scoresheet' })
@Index('match_newest', ['createdAtMs', 'id'])
@Index('match_by_status', ['status', 'createdAtMs', 'id'])
export class MatchEntity implements MatchRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'match_pkey' })
  readonly id!: string;

  @Column({ type: 'text' })
  readonly game!: string;

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

  @Column({ type: 'integer', name: 'event_count' })
  readonly eventCount!: number;

  @Column({ type: 'jsonb', nullable: true })
  readonly result!: MatchResult | null;
}
