import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumber } from './whole-number.js';

/** How far a projection has come in a partition; moved in the transaction that writes its rows. */
@Entity({ name: 'projection_position', schema: 'scoresheet' })
export class ProjectionPositionEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'projection_position_pkey' })
  readonly projection!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'projection_position_pkey' })
  readonly partition!: number;

  @Column({ type: 'text', name: 'log_id' })
  readonly logId!: string;

  /** The least offset that is not read yet. */
  @Column({ type: 'bigint', name: 'next_offset', transformer: wholeNumber })
  readonly next!: number;

  /** SHA-256 of the last entry before it, by which another log is noticed; null at the very start. */
  @Column({ type: 'text', nullable: true })
  readonly digest!: string | null;
}
