import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who is let in no more, or a network from which nobody is. Rows stay when it is lifted. */
@Entity({ name: 'block', schema: 'scoresheet' })
@Index('block_of_account', ['accountId'], { where: 'lifted_at is null' })
export class BlockEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'block_pkey' })
  readonly id!: string;

  /** An account or a guest; null where a network is blocked. */
  @Column({ type: 'text', name: 'account_id', nullable: true })
  readonly accountId!: string | null;

  /** The network in the notation of CIDR; null where an account is blocked. */
  @Column({ type: 'text', nullable: true })
  readonly network!: string | null;

  /** The reason that whoever is blocked is told. */
  @Column({ type: 'text' })
  readonly reason!: string;

  @Column({ type: 'text', name: 'blocked_by' })
  readonly blockedBy!: string;

  @Column({ type: 'timestamptz', name: 'blocked_at' })
  readonly blockedAt!: Date;

  /** When the block ends; null: when somebody lifts it. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly until!: Date | null;

  @Column({ type: 'text', name: 'lifted_by', nullable: true })
  readonly liftedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'lifted_at', nullable: true })
  readonly liftedAt!: Date | null;
}
