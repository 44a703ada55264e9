import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A process that works for a service, for as long as it says so. */
@Entity({ name: 'service_member', schema: 'scoresheet' })
export class ServiceMemberEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'service_member_pkey' })
  readonly service!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'service_member_pkey' })
  readonly member!: string;

  @Column({ type: 'timestamptz' })
  readonly until!: Date;
}
