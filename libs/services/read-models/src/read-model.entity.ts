import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Notes by which version of its projection the rows of a read model were made. */
@Entity({ name: 'read_model', schema: 'scoresheet' })
export class ReadModelEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'read_model_pkey' })
  readonly name!: string;

  @Column({ type: 'integer' })
  readonly version!: number;

  /** Digest of the rules that were known then. */
  @Column({ type: 'text', default: '' })
  readonly rules!: string;

  /** How often they were made anew. Whoever remembers rows of before another one forgets them. */
  @Column({ type: 'integer' })
  readonly rebuilds!: number;
}
