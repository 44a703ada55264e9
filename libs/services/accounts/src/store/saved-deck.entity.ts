import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A deck that somebody keeps with the account; nobody else is shown it. */
@Entity({ name: 'saved_deck', schema: 'scoresheet' })
@Index('saved_deck_of_account', ['accountId'])
export class SavedDeckEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'saved_deck_pkey' })
  readonly id!: string;

  @Column({ type: 'text', name: 'account_id' })
  readonly accountId!: string;

  /** The game's word. */
  @Column({ type: 'text' })
  readonly game!: string;

  /** What its owner calls it. */
  @Column({ type: 'text' })
  readonly name!: string;

  /** Codes, one for each copy, as they were handed in: nothing is checked before it is kept. */
  @Column({ type: 'text', array: true })
  readonly cards!: string[];

  @Column({ type: 'timestamptz', name: 'saved_at' })
  readonly savedAt!: Date;
}
