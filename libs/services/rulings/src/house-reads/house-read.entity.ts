import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type ReadingWay = 'table' | 'events' | 'subscription' | 'export';

/** Notes that staff has read hidden cards of a match, a row for each way; not what was read. */
@Entity({ name: 'house_read', schema: 'scoresheet' })
@Index('house_read_last', ['lastAt'])
export class HouseReadEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'house_read_pkey' })
  readonly record!: string;

  @PrimaryColumn({ type: 'text', name: 'account_id', primaryKeyConstraintName: 'house_read_pkey' })
  readonly accountId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'house_read_pkey' })
  readonly way!: ReadingWay;

  @Column({ type: 'integer', name: 'up_to_seq' })
  readonly upToSeq!: number;

  @Column({ type: 'timestamptz', name: 'first_at' })
  readonly firstAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_at' })
  readonly lastAt!: Date;
}
