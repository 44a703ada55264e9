import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumber } from './whole-number.js';

/** How far the workers have come in a partition of commands: every earlier outcome is out. */
@Entity({ name: 'worker_position', schema: 'scoresheet' })
export class WorkerPositionEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'worker_position_pkey' })
  readonly topic!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'worker_position_pkey' })
  readonly partition!: number;

  @Column({ type: 'text', name: 'log_id' })
  readonly logId!: string;

  @Column({ type: 'bigint', name: 'next_offset', transformer: wholeNumber })
  readonly next!: number;

  @Column({ type: 'text', nullable: true })
  readonly digest!: string | null;

  /** What time it was there for the worker, in milliseconds, whatever the log's clock said. */
  @Column({ type: 'bigint', name: 'time_ms', nullable: true, transformer: wholeNumber })
  readonly timeMs!: number | null;
}
