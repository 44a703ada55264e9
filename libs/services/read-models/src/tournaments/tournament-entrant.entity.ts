/**
 * Which account is which entrant of a tournament, as everybody may know. An account stays an opaque
 * id when it is erased, as it does in the record.
 */
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'tournament_entrant', schema: 'scoresheet' })
@Index('tournament_entrant_by_actor', ['actor', 'tournament'])
export class TournamentEntrantEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'tournament_entrant_pkey' })
  readonly tournament!: string;

  /** Number of the entrant. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'tournament_entrant_pkey' })
  readonly number!: number;

  @Column({ type: 'text' })
  readonly actor!: string;
}
