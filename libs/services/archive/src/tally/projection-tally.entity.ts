import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumber } from '../whole-number.js';
import { BITS, hexDigits } from './digest-bits.js';

/** What a projection was given of a partition, up to a position; of another position, not known. */
@Entity({ name: 'projection_tally', schema: 'scoresheet' })
export class ProjectionTallyEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'projection_tally_pkey' })
  readonly projection!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'projection_tally_pkey' })
  readonly partition!: number;

  @Column({ type: 'bigint', name: 'next_offset', transformer: wholeNumber })
  readonly next!: number;

  @Column({ type: 'bigint', transformer: wholeNumber })
  readonly events!: number;

  @Column({ type: 'bit', length: BITS, transformer: hexDigits })
  readonly digest!: string;
}
