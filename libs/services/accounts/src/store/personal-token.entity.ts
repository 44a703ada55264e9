import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Scope } from '../personal-tokens/scopes.js';

/** A token that an account made for its bots and scripts. The secret itself stands nowhere. */
@Entity({ name: 'personal_token', schema: 'scoresheet' })
@Unique('personal_token_digest_key', ['digest'])
@Index('personal_token_of_account', ['accountId'])
export class PersonalTokenEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'personal_token_pkey' })
  readonly id!: string;

  @Column({ type: 'text', name: 'account_id' })
  readonly accountId!: string;

  /** What its owner calls it. */
  @Column({ type: 'text' })
  readonly name!: string;

  @Column({ type: 'text', array: true })
  readonly scopes!: Scope[];

  /** SHA-256 of the secret. */
  @Column({ type: 'text' })
  readonly digest!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  readonly expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  readonly revokedAt!: Date | null;
}
