import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed token that was thrown away before its time. The row is of no use after that time. */
@Entity({ name: 'revoked_token', schema: 'scoresheet' })
export class RevokedTokenEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'revoked_token_pkey' })
  readonly id!: string;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  readonly expiresAt!: Date;
}
