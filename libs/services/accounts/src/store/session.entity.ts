import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One sign-in on one device, through all its refreshes: the family of its refresh tokens. */
@Entity({ name: 'session', schema: 'scoresheet' })
@Index('session_of_account', ['accountId'])
export class SessionEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'session_pkey' })
  readonly id!: string;

  @Column({ type: 'text', name: 'account_id' })
  readonly accountId!: string;

  /** What its owner calls the device; null where nothing was said. */
  @Column({ type: 'text', nullable: true })
  readonly device!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'refreshed_at' })
  readonly refreshedAt!: Date;

  /** When the session ends, unless it is refreshed before. */
  @Column({ type: 'timestamptz', name: 'expires_at' })
  readonly expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  readonly endedAt!: Date | null;
}
