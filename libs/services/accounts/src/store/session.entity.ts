import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GuestRole } from '../bearer-tokens.js';

/** One sign-in on one device: the family of its refresh tokens, or what a browser's cookie leads to. */
@Entity({ name: 'session', schema: 'scoresheet' })
@Index('session_of_account', ['accountId'])
@Index('session_of_cookie', ['cookieDigest'], { unique: true })
@Index('session_of_guest', ['expiresAt'], { where: 'guest_role is not null' })
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

  /** SHA-256 of the secret in a browser's cookie; null where refresh tokens are used. */
  @Column({ type: 'text', name: 'cookie_digest', nullable: true })
  readonly cookieDigest!: string | null;

  /** Of a guest, who has no account: `accountId` is then nothing but the actor. */
  @Column({ type: 'text', name: 'guest_role', nullable: true })
  readonly guestRole!: GuestRole | null;
}
