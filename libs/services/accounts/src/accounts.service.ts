/** Accounts with names: what is known of a person, beside the random id that records hold. */
import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { isRefusal, refusal, type AccountRefusal } from './account-refusal.js';
import { CLOCK, type Clock } from './clock.js';
import { newActor, type Identity } from './identity.js';
import { keysOf, readNewName } from './names/account-name.js';
import { letSkeletonsGo, looksLikeAnother, takeSkeletons } from './names/name-skeletons.js';
import { passwordRefusal } from './passwords/password-rules.js';
import { PasswordService } from './passwords/password.service.js';
import type { SettledTokens } from './personal-tokens/settled-tokens.js';
import { grantRole } from './roles/role.service.js';
import type { SignedIn } from './sessions/begin-session.js';
import { SessionService, type OpenSession } from './sessions/session.service.js';
import { AccountEntity } from './store/account.entity.js';
import { AccountsDatabase } from './store/accounts-database.js';

/** What stands in the place of a name that was erased. */
export const ERASED_NAME = 'erased player';
const MAX_DEVICE_LENGTH = 64;
/** The key of nobody: no name has it. */
const NO_NAME = '';
/** The address of whoever asks from within this machine, as its own tools do. */
const NO_ADDRESS = 'here';

interface Credentials {
  readonly name: string;
  readonly password: string;
  /** What the person calls the device, to know the session by. */
  readonly device?: string | null;
  /** The address that the request comes from; absent: this machine itself. */
  readonly address?: string;
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  /** Whether personal tokens stay; by default they end: a thief may have made some of them. */
  readonly keepTokens?: boolean;
  /** The address that the request comes from; absent: this machine itself. */
  readonly address?: string;
}

@Injectable()
export class AccountsService {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** A new account, with the role of a player, and its first session. */
  async register(given: Credentials): Promise<OpenSession | AccountRefusal> {
    const signed = await this.enrol(given);
    return isRefusal(signed) ? signed : this.sessions.open(signed);
  }

  /** An unknown name and a wrong password get the same refusal, after the same work. */
  async signIn(given: Credentials): Promise<OpenSession | AccountRefusal> {
    const signed = await this.prove(given);
    return isRefusal(signed) ? signed : this.sessions.open(signed);
  }

  /** Makes an account like `register`, and leaves it to the caller to open a session. */
  async enrol(given: Credentials): Promise<SignedIn | AccountRefusal> {
    const { rows } = this;
    const [name, device] = [readNewName(given.name), readDevice(given.device)];
    if (isRefusal(name)) return name;
    if (isRefusal(device)) return device;
    const refused = await passwordRefusal(given.password, name.key);
    if (refused !== undefined) return refused;
    const isTaken = await rows.existsBy(AccountEntity, { nameKey: name.key });
    if (isTaken || (await looksLikeAnother(rows, name.name))) return refusal('name-taken');
    const { address = NO_ADDRESS } = given;
    const passwordHash = await this.passwords.hash(given.password, address);
    if (isRefusal(passwordHash)) return passwordHash;
    const id = await this.create({ name: name.name, nameKey: name.key, passwordHash });
    if (id === undefined) return refusal('name-taken');
    return { accountId: id, passwordHash, device };
  }

  /** Proves somebody like `signIn`, and leaves it to the caller to open a session. */
  async prove(given: Credentials): Promise<SignedIn | AccountRefusal> {
    const device = readDevice(given.device);
    if (isRefusal(device)) return device;
    const account = await this.byName(given.name);
    const nameKey = account?.nameKey ?? keysOf(given.name).at(-1) ?? NO_NAME;
    const { address = NO_ADDRESS } = given;
    const known = { nameKey, address, hash: account?.passwordHash ?? null };
    const matches = await this.passwords.matches(known, given.password);
    if (isRefusal(matches)) return matches;
    if (!matches || !account?.passwordHash) return refusal('sign-in-failed');
    const { passwordHash: fitted } = account;
    const passwordHash = await this.renewed(
      { id: account.id, passwordHash: fitted },
      given.password,
      address,
    );
    return { accountId: account.id, passwordHash, device };
  }

  /** Ends all sessions but the one that asks, and the personal tokens unless they are to be kept. */
  async changePassword(
    asker: Identity,
    { current, next, keepTokens = false, address = NO_ADDRESS }: PasswordChange,
  ): Promise<SettledTokens | AccountRefusal> {
    const account = await this.withPassword(asker, current, address);
    if (isRefusal(account)) return account;
    const refused = await passwordRefusal(next, account.nameKey ?? '');
    if (refused !== undefined) return refused;
    const passwordHash = await this.passwords.hash(next, address);
    if (isRefusal(passwordHash)) return passwordHash;
    const { id: accountId, passwordHash: proved } = account;
    if (proved === null) return refusal('no-account');
    const keep = asker.sessionId;
    return this.sessions.changePassword({ accountId, passwordHash, proved, keep, keepTokens });
  }

  /** The account with whoever's password is given; for what must not happen by a stolen token. */
  async withPassword(
    asker: Identity,
    password: string,
    address = NO_ADDRESS,
  ): Promise<AccountEntity | AccountRefusal> {
    const account = await this.byId(asker.accountId);
    if (account === undefined) return refusal('no-account');
    const { nameKey, passwordHash: hash } = account;
    const known = { nameKey: nameKey ?? NO_NAME, address, hash };
    const matches = await this.passwords.matches(known, password);
    if (isRefusal(matches)) return matches;
    return matches ? account : refusal('password-wrong');
  }

  /** An account that is not erased. */
  async byId(id: string): Promise<AccountEntity | undefined> {
    if (!this.database.isThere) return undefined;
    return (await this.rows.findOneBy(AccountEntity, { id, erasedAt: IsNull() })) ?? undefined;
  }

  async byName(name: string): Promise<AccountEntity | null> {
    const keys = keysOf(name);
    const found = await this.rows.findBy(AccountEntity, { nameKey: In([...keys]) });
    return found.find(({ nameKey }) => nameKey === keys[0]) ?? found[0] ?? null;
  }

  /** Names by account id. Guests have none and are not in the answer. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0 || !this.database.isThere) return new Map();
    const found = await this.rows.find(AccountEntity, {
      select: { id: true, name: true },
      where: { id: In([...ids]) },
    });
    return new Map(found.map(({ id, name }) => [id, name ?? ERASED_NAME]));
  }

  private get rows() {
    return this.database.manager;
  }

  /** The new account's id; undefined when somebody else was first with the name, or one like it. */
  private create(
    account: Pick<AccountEntity, 'nameKey' | 'passwordHash'> & { readonly name: string },
  ): Promise<string | undefined> {
    const createdAt = new Date(this.now());
    const id = newActor();
    return this.rows.transaction(async (rows) => {
      const values = { id, ...account, createdAt, erasedAt: null };
      if (await takeSkeletons(rows, values)) {
        const insert = rows.createQueryBuilder().insert().into(AccountEntity);
        await insert.values(values).orIgnore().execute();
      }
      if (!(await rows.existsBy(AccountEntity, { id }))) {
        await letSkeletonsGo(rows, id);
        return undefined;
      }
      const by: Identity = { accountId: id, roles: [] };
      await grantRole(rows, { accountId: id, role: 'player', by }, createdAt);
      return id;
    });
  }

  /** A hash that was made with yesterday's parameters gives way to one of today. */
  private async renewed(
    { id, passwordHash: known }: { readonly id: string; readonly passwordHash: string },
    password: string,
    address: string,
  ): Promise<string> {
    if (!this.passwords.isOutdated(known)) return known;
    const passwordHash = await this.passwords.hash(password, address);
    if (isRefusal(passwordHash)) return known; // another time
    const unchanged = { id, passwordHash: known };
    const { affected } = await this.rows.update(AccountEntity, unchanged, { passwordHash });
    return affected === 1 ? passwordHash : known;
  }
}

function readDevice(device: string | null | undefined): string | null | AccountRefusal {
  if (device == null || device.trim() === '') return null;
  const isLine = /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(device) && device.length <= MAX_DEVICE_LENGTH;
  return isLine ? device.trim() : refusal('device-not-allowed');
}
