import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a name looks like; no two accounts share one. Goes with the name when it is erased. */
@Entity({ name: 'name_skeleton', schema: 'scoresheet' })
export class NameSkeletonEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'name_skeleton_pkey' })
  readonly skeleton!: string;

  @Index('name_skeleton_of_account')
  @Column({ type: 'text', name: 'account_id' })
  readonly accountId!: string;
}
