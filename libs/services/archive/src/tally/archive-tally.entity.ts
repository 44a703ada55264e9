import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumber } from '../whole-number.js';
import { BITS, hexDigits } from './digest-bits.js';

/** What the archive holds of a partition; kept by triggers, whoever changes the archive. */
@Entity({ name: 'archive_tally', schema: 'scoresheet' })
export class ArchiveTallyEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'archive_tally_pkey' })
  readonly topic!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'archive_tally_pkey' })
  readonly partition!: number;

  @Column({ type: 'bigint', transformer: wholeNumber })
  readonly events!: number;

  @Column({ type: 'bit', length: BITS, transformer: hexDigits })
  readonly digest!: string;

  /** Whether all events are counted; false: those from before the triggers are not yet. */
  @Column({ type: 'boolean', name: 'is_whole' })
  readonly isWhole!: boolean;
}
