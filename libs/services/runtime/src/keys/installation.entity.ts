import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that ties a database to the installation whose matches it holds. */
@Entity({ name: 'installation', schema: 'scoresheet' })
export class InstallationEntity {
  @PrimaryColumn({
    type: 'boolean',
    name: 'only_one',
    primaryKeyConstraintName: 'installation_pkey',
  })
  readonly onlyOne!: boolean;

  /** Tells one key from another and nothing else of it. */
  @Column({ type: 'text', name: 'key_digest' })
  readonly keyDigest!: string;
}
