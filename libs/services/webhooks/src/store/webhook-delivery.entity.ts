import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AttemptOutcome } from '../sending/attempt.js';

/** One attempt at delivering an event, or a test. The last ones of each webhook are kept. */
@Entity({ name: 'webhook_delivery', schema: 'scoresheet' })
@Index('webhook_delivery_last', ['webhook', 'at'])
export class WebhookDeliveryEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'webhook_delivery_pkey' })
  readonly id!: string;

  @Column({ type: 'text' })
  readonly webhook!: string;

  /** Number of the event; null: a test. */
  @Column({ type: 'integer', nullable: true })
  readonly seq!: number | null;

  @Column({ type: 'timestamptz' })
  readonly at!: Date;

  /** Counted from 1. */
  @Column({ type: 'integer' })
  readonly attempt!: number;

  @Column({ type: 'text' })
  readonly outcome!: AttemptOutcome;

  /** Of the answer in HTTP; null where there was none. */
  @Column({ type: 'integer', nullable: true })
  readonly status!: number | null;

  @Column({ type: 'integer', name: 'took_ms' })
  readonly tookMs!: number;
}
