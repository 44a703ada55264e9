import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoppedWhy } from './stopped-why.js';

/** An address that is told of the events of a tournament. Times are the database's. */
@Entity({ name: 'webhook', schema: 'scoresheet' })
@Index('webhook_of_tournament', ['tournament'])
@Index('webhook_next', ['nextAt'])
export class WebhookEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'webhook_pkey' })
  readonly id!: string;

  @Column({ type: 'text' })
  readonly tournament!: string;

  @Column({ type: 'text' })
  readonly url!: string;

  /** Sealed: whoever reads the table alone can sign nothing. */
  @Column({ type: 'bytea', select: false })
  readonly secret!: Buffer;

  /** Types of the events that are sent; none: all of them. */
  @Column({ type: 'text', array: true })
  readonly kinds!: readonly string[];

  @Column({ type: 'timestamptz', name: 'created_at' })
  readonly createdAt!: Date;

  /** Number of the event that is delivered next: everything before it has been. */
  @Column({ type: 'integer' })
  readonly position!: number;

  /** Attempts in a row at the event at the position, all in vain. */
  @Column({ type: 'integer', default: 0 })
  readonly failures!: number;

  /** Nothing is tried before. */
  @Column({ type: 'timestamptz', name: 'next_at' })
  readonly nextAt!: Date;

  /** Why nothing is sent; null: it is active. */
  @Column({ type: 'text', name: 'stopped_why', nullable: true })
  readonly stoppedWhy!: StoppedWhy | null;

  /** Names the turn in which it is being delivered. */
  @Column({ type: 'text', nullable: true, select: false })
  readonly claim!: string | null;

  @Column({ type: 'timestamptz', name: 'claimed_until', nullable: true, select: false })
  readonly claimedUntil!: Date | null;

  @Column({ type: 'timestamptz', name: 'tested_at', nullable: true, select: false })
  readonly testedAt!: Date | null;
}
