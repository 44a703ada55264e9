import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The reason of a ruling. Text and salt are null once it is erased. */
@Entity({ name: 'ruling_reason', schema: 'scoresheet' })
@Unique('ruling_reason_of_command', ['record', 'actor', 'commandId'])
export class RulingReasonEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'ruling_reason_pkey' })
  readonly record!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'ruling_reason_pkey' })
  readonly digest!: string;

  @Column({ type: 'text' })
  readonly actor!: string;

  @Column({ type: 'text', name: 'command_id' })
  readonly commandId!: string;

  @Column({ type: 'text', nullable: true })
  readonly salt!: string | null;

  @Column({ type: 'text', nullable: true })
  readonly body!: string | null;
}
