import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A refresh token that was given out, as its SHA-256. A used one stays as long as its session, so
 * that it is recognised when a thief or the robbed comes with it a second time.
 */
@Entity({ name: 'refresh_token', schema: 'scoresheet' })
@Index('refresh_token_of_session', ['sessionId'])
export class RefreshTokenEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'refresh_token_pkey' })
  readonly digest!: string;

  @Column({ type: 'text', name: 'session_id' })
  readonly sessionId!: string;

  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  readonly usedAt!: Date | null;
}
