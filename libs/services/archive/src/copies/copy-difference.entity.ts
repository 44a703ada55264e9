import type { PartitionRef } from '@scoresheet/event-log-port';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumber } from '../whole-number.js';
import type { DifferenceKind } from './difference.js';

/** A place at which log and archive differ. */
@Entity({ name: 'copy_difference', schema: 'scoresheet' })
export class CopyDifferenceEntity implements PartitionRef {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'copy_difference_pkey' })
  readonly topic!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'copy_difference_pkey' })
  readonly partition!: number;

  @PrimaryColumn({
    type: 'bigint',
    primaryKeyConstraintName: 'copy_difference_pkey',
    transformer: wholeNumber,
  })
  readonly offset!: number;

  @Column({ type: 'text' })
  readonly kind!: DifferenceKind;

  /** The column allows null, which nobody writes; so does the next one. */
  @Column({ type: 'text', nullable: true })
  readonly record!: string;

  @Column({ type: 'integer', nullable: true })
  readonly seq!: number;

  @Column({ type: 'bigint', name: 'found_at_ms', transformer: wholeNumber })
  readonly foundAtMs!: number;
}
