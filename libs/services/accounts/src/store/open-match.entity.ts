import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A match that was opened and has not begun. Who opened it and from where are digests that only the
 * installation can make, so that neither an account nor an address stands here.
 */
@Entity({ name: 'open_match', schema: 'scoresheet' })
@Index('open_match_of_account', ['account'])
@Index('open_match_from_address', ['address'])
export class OpenMatchEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'open_match_pkey' })
  readonly record!: string;

  @Column({ type: 'text' })
  readonly account!: string;

  @Column({ type: 'text' })
  readonly address!: string;

  @Column({ type: 'timestamptz', name: 'opened_at' })
  readonly openedAt!: Date;
}
