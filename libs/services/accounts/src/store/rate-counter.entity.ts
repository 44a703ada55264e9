import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How often something was tried in its window. The key is a digest that only the installation can
 * make, so that neither a name nor an address stands here.
 */
@Entity({ name: 'rate_counter', schema: 'scoresheet' })
export class RateCounterEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'rate_counter_pkey' })
  readonly key!: string;

  @Column({ type: 'integer' })
  readonly count!: number;

  @Column({ type: 'timestamptz', name: 'until' })
  readonly until!: Date;
}
