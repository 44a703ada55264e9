/** Accounts as a service has them, on a PostgreSQL of their own and with a clock to set. */
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { keysFrom } from '@scoresheet/services-keys';
import { DataSource } from 'typeorm';
import { isRefusal, type AccountRefusal } from './account-refusal.js';
import { AccountsModule } from './accounts.module.js';
import { AccountsService } from './accounts.service.js';
import { Authenticator } from './authenticator.service.js';
import { BlockService } from './blocks/block.service.js';
import { DeckService } from './decks/deck.service.js';
import { ErasureService } from './erasure.service.js';
import type { Identity } from './identity.js';
import { AccountNames } from './names/account-names.service.js';
import { PersonalTokenService } from './personal-tokens/personal-token.service.js';
import { RoleService } from './roles/role.service.js';
import { BrowserSessions } from './sessions/browser-session.service.js';
import { OperatorSessions } from './sessions/operator-sessions.service.js';
import { SessionService } from './sessions/session.service.js';
import { ACCOUNT_TABLES } from './store/tables.js';
import { TokenService } from './token.service.js';

export const PASSWORD = 'seven green lanterns';

export interface TestAccounts {
  readonly accounts: AccountsService;
  readonly authenticator: Authenticator;
  readonly blocks: BlockService;
  readonly browsers: BrowserSessions;
  readonly decks: DeckService;
  readonly erasure: ErasureService;
  readonly names: AccountNames;
  readonly operatorSessions: OperatorSessions;
  readonly personalTokens: PersonalTokenService;
  readonly roles: RoleService;
  readonly sessions: SessionService;
  readonly tokens: TokenService;
}

export interface TestHouse extends TestAccounts {
  readonly database: DataSource;
  /** Lets time pass, without anybody waiting. */
  pass(ms: number): void;
  /** Another process over the same database and key. */
  another(): Promise<TestAccounts>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<TestHouse> {
  const postgres = await sharedPostgres();
  const database = await openAccounts(await postgres.createDatabase());
  const keys = keysFrom(randomBytes(32));
  let passedMs = 0;
  const now = () => Date.now() + passedMs;
  const another = () => startAccounts(AccountsModule.register({ keys, database, now }));
  return {
    ...(await another()),
    database,
    another,
    pass: (ms) => void (passedMs += ms),
    async close() {
      await database.destroy();
      await postgres.dispose();
    },
  };
}

async function openAccounts(url: string): Promise<DataSource> {
  const options = { type: 'postgres', url, ...ACCOUNT_TABLES } as const;
  const database = await new DataSource(options).initialize();
  await database.query('create schema scoresheet');
  await database.runMigrations();
  return database;
}

async function startAccounts(
  module: ReturnType<typeof AccountsModule.register>,
): Promise<TestAccounts> {
  const context = await NestFactory.createApplicationContext(module, { logger: false });
  return {
    accounts: context.get(AccountsService),
    authenticator: context.get(Authenticator),
    blocks: context.get(BlockService),
    browsers: context.get(BrowserSessions),
    decks: context.get(DeckService),
    erasure: context.get(ErasureService),
    names: context.get(AccountNames),
    operatorSessions: context.get(OperatorSessions),
    personalTokens: context.get(PersonalTokenService),
    roles: context.get(RoleService),
    sessions: context.get(SessionService),
    tokens: context.get(TokenService),
  };
}

/** The answer of something that must not be refused. */
export function granted<T>(answer: T | AccountRefusal): T {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused}`);
  return answer;
}

/** The code of something that must be refused. */
export function codeOf(answer: unknown): string {
  if (isRefusal(answer)) return answer.refused;
  throw new Error('was not refused');
}

/** Who a token stands for, or why for nobody. */
export async function viewerOf(of: TestAccounts, token: string): Promise<Identity | string> {
  const answer = await of.authenticator.authenticate(token);
  return answer.valid ? answer.viewer : answer.reason;
}

let registered = 0;

/** A name that nobody has. */
export const newName = (): string => `Player ${(registered += 1)}`;

export const OPERATOR: Identity = { accountId: 'installation-key', roles: ['operator'] };
