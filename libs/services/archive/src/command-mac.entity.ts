import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumber } from './whole-number.js';

/** Tells from which offset on the commands of a partition must prove their sender. */
@Entity({ name: 'command_mac', schema: 'scoresheet' })
export class CommandMacEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'command_mac_pkey' })
  readonly topic!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'command_mac_pkey' })
  readonly partition!: number;

  /** The first offset whose command must; null until the end of the log has been read. */
  @Column({ type: 'bigint', name: 'required_from', nullable: true, transformer: wholeNumber })
  readonly requiredFrom!: number | null;
}
