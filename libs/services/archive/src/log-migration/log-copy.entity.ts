import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one copy of a log that has begun and is not finished. */
@Entity({ name: 'log_copy', schema: 'scoresheet' })
export class LogCopyEntity {
  @PrimaryColumn({ type: 'boolean', name: 'only_one', primaryKeyConstraintName: 'log_copy_pkey' })
  readonly onlyOne!: boolean;

  @Column({ type: 'text', name: 'from_log' })
  readonly from!: string;

  @Column({ type: 'text', name: 'to_log' })
  readonly to!: string;

  /** The ends of the old log's topics, as JSON: a log that has gone on since is another one. */
  @Column({ type: 'text' })
  readonly ends!: string;
}
