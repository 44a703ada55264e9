/**
 * What people write about tournaments. No event holds it, so that it can be erased: a rebuild of the
 * rows leaves this table alone.
 */
import { wholeNumber } from '@scoresheet/services-archive';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'tournament_words', schema: 'scoresheet' })
@Index('tournament_words_by_account', ['accountId'])
export class TournamentWordsEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'tournament_words_pkey' })
  readonly tournament!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'tournament_words_pkey' })
  readonly kind!: 'title' | 'description' | 'entrant';

  /** Number of the entrant; 0 for title and description. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'tournament_words_pkey' })
  readonly number!: number;

  @Column({ type: 'text' })
  readonly text!: string;

  /** The text as it is searched: in small letters, without what nobody sees. */
  @Column({ type: 'text', default: '' })
  readonly search!: string;

  /** What the name of a guest looks like: names that share one look alike. */
  @Column({ type: 'jsonb', default: [] })
  readonly looks!: readonly string[];

  /** Time of writing, in milliseconds since the epoch. */
  @Column({ type: 'bigint', name: 'created_at_ms', transformer: wholeNumber })
  readonly createdAtMs!: number;

  /** Opaque id of whoever wrote it; null once that account is erased. */
  @Column({ type: 'text', name: 'account_id', nullable: true })
  readonly accountId!: string | null;
}
