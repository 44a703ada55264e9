import { Entity, PrimaryColumn } from 'typeorm';

/** A note of an event that the chain admits and the rules do not. */
@Entity({ name: 'refuted_event', schema: 'scoresheet' })
export class RefutedEventEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'refuted_event_pkey' })
  readonly record!: string;

  /** The event's, not its row's: a note outlives a row that is written anew. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'refuted_event_pkey' })
  readonly hash!: string;
}
