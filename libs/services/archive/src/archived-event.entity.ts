import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { wholeNumber } from './whole-number.js';

/** An admitted event as its exact bytes, with its place in the log. Written once, never changed. */
@Entity({ name: 'archived_event', schema: 'scoresheet' })
@Index('archived_event_place', ['topic', 'partition', 'offset'], { unique: true })
export class ArchivedEventEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'archived_event_pkey' })
  readonly record!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'archived_event_pkey' })
  readonly seq!: number;

  @Column({ type: 'text' })
  readonly topic!: string;

  @Column({ type: 'integer' })
  readonly partition!: number;

  @Column({ type: 'bigint', transformer: wholeNumber })
  readonly offset!: number;

  /** SHA-256 of the header line, 64 hex digits: what the next event names. */
  @Column({ type: 'text' })
  readonly hash!: string;

  @Column({ type: 'bytea' })
  readonly bytes!: Uint8Array;

  /** When a log first took the event, in milliseconds; null: archived before this was kept. */
  @Column({ type: 'bigint', name: 'stamped_at_ms', nullable: true, transformer: wholeNumber })
  readonly stampedAtMs!: number | null;
}
