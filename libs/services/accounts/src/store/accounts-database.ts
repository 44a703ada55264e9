import type { DataSource, EntityManager } from 'typeorm';

/** Somebody asked for an account where none can be kept. */
export class NoAccountsHere extends Error {
  override readonly name = 'NoAccountsHere';

  constructor() {
    super('This server keeps no accounts; `signInAsGuest` opens it to guests.');
  }
}

/** The database of accounts. A server without one has guests alone. */
export class AccountsDatabase {
  constructor(private readonly source: DataSource | undefined) {}

  get isThere(): boolean {
    return this.source !== undefined;
  }

  /** Throws `NoAccountsHere`. */
  get manager(): EntityManager {
    if (this.source === undefined) throw new NoAccountsHere();
    return this.source.manager;
  }
}
