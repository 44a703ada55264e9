import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../identity.js';

/** A role that somebody was given. Rows stay: who gave and who took what, and when. */
@Entity({ name: 'role_grant', schema: 'scoresheet' })
@Index('role_grant_held', ['accountId', 'role'], { unique: true, where: 'revoked_at is null' })
@Index('role_grant_of_account', ['accountId'])
export class RoleGrantEntity {
  @PrimaryGeneratedColumn({
    type: 'bigint',
    primaryKeyConstraintName: 'role_grant_pkey',
  })
  readonly id!: string;

  @Column({ type: 'text', name: 'account_id' })
  readonly accountId!: string;

  @Column({ type: 'text' })
  readonly role!: Role;

  /** The account that gave it; the account itself for what everybody gets at the start. */
  @Column({ type: 'text', name: 'granted_by' })
  readonly grantedBy!: string;

  @Column({ type: 'timestamptz', name: 'granted_at' })
  readonly grantedAt!: Date;

  @Column({ type: 'text', name: 'revoked_by', nullable: true })
  readonly revokedBy!: string | null;

  /** When the role was taken away, null while it is held. */
  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  readonly revokedAt!: Date | null;
}
