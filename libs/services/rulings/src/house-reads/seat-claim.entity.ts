import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Notes that a member of staff has asked for a seat, and so reads nothing hidden in the match. */
@Entity({ name: 'seat_claim', schema: 'scoresheet' })
@Index('seat_claim_at', ['claimedAt'])
export class SeatClaimEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'seat_claim_pkey' })
  readonly record!: string;

  @PrimaryColumn({ type: 'text', name: 'account_id', primaryKeyConstraintName: 'seat_claim_pkey' })
  readonly accountId!: string;

  @Column({ type: 'timestamptz', name: 'claimed_at' })
  readonly claimedAt!: Date;
}
