import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumber } from '../whole-number.js';
import { BITS, hexDigits } from './digest-bits.js';

/** How far the comparison of log and archive has come. */
@Entity({ name: 'scrub_cycle', schema: 'scoresheet' })
export class ScrubCycleEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'scrub_cycle_pkey' })
  readonly topic!: string;

  @Column({ type: 'text', name: 'log_id' })
  readonly logId!: string;

  @Column({ type: 'bigint', name: 'begun_at_ms', transformer: wholeNumber })
  readonly begunAtMs!: number;

  /** The partition that is being scrubbed; those before it are done. */
  @Column({ type: 'integer' })
  readonly partition!: number;

  @Column({ type: 'bigint', name: 'next_offset', transformer: wholeNumber })
  readonly next!: number;

  /** Count of everything before `next` in this partition, as is the digest. */
  @Column({ type: 'bigint', transformer: wholeNumber })
  readonly events!: number;

  @Column({ type: 'bit', length: BITS, transformer: hexDigits })
  readonly digest!: string;

  /** How long the last full cycle took; null: there was none. */
  @Column({ type: 'bigint', name: 'last_cycle_ms', nullable: true, transformer: wholeNumber })
  readonly lastCycleMs!: number | null;
}
