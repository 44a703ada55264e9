import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A partition that a member works on until its lease runs out. */
@Entity({ name: 'partition_lease', schema: 'scoresheet' })
export class PartitionLeaseEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'partition_lease_pkey' })
  readonly service!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'partition_lease_pkey' })
  readonly partition!: number;

  /** The member. */
  @Column({ type: 'text' })
  readonly holder!: string;

  @Column({ type: 'timestamptz' })
  readonly until!: Date;
}
