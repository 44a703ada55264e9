import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * A person with a name. The id is random and stands in records; everything that tells who it is
 * stands here and nowhere else, and can be erased.
 */
@Entity({ name: 'account', schema: 'scoresheet' })
@Unique('account_name_key', ['nameKey'])
export class AccountEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'account_pkey' })
  readonly id!: string;

  /** The name as it was written; null once the account is erased. */
  @Column({ type: 'text', nullable: true })
  readonly name!: string | null;

  /** What makes two names the same one. */
  @Column({ type: 'text', name: 'name_key', nullable: true })
  readonly nameKey!: string | null;

  /** Argon2id with its salt and parameters, in PHC form. */
  @Column({ type: 'text', name: 'password_hash', nullable: true })
  readonly passwordHash!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'erased_at', nullable: true })
  readonly erasedAt!: Date | null;
}
