import { resolve } from 'node:path';
import { ringOf } from '@scoresheet/services-keys';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './read-config.js';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).problems;
  }
  return [];
}

describe('the settings', () => {
  it('have a default each: this machine alone, embedded, two bot matches', () => {
    expect(readConfig({ PATH: '/bin' })).toEqual({
      dataFolder: resolve('.scoresheet'),
      host: '127.0.0.1',
      port: 4000,
      frontDoor: {
        hosts: [],
        mode: 'enforce',
        allowedOrigins: [],
        introspection: true,
        trustedProxies: 0,
      },
      botMatches: 2,
      botEntrants: 8,
      logLevel: 'info',
      logTo: 'file',
      operations: { host: '127.0.0.1', port: 4001, names: [] },
      drainMs: 0,
      eventLog: { kind: 'database', partitions: 4 },
      eventRulesMode: 'enforce',
      database: { kind: 'embedded' },
      installationKeys: undefined,
      apiKeys: undefined,
      processes: { matchServices: 1, tournamentServices: 1, projectors: 1 },
      quotas: { mode: 'enforce', commandsKeptMs: 30 * 24 * 60 * 60 * 1_000 },
      scrubBytesPerSecond: 1_048_576,
      webhookAddresses: 'public',
      webhookPorts: [],
    });
  });

  it('show a tournament of bots where it is asked for, and none where no bots are wanted', () => {
    const entrants = (environment: Record<string, string>) => readConfig(environment).botEntrants;
    expect(entrants({ SCORESHEET_BOT_ENTRANTS: '16' })).toBe(16);
    expect(entrants({ SCORESHEET_BOT_ENTRANTS: '0' })).toBe(0);
    expect(entrants({ SCORESHEET_BOT_MATCHES: '0' })).toBe(0);
    expect(entrants({ SCORESHEET_BOT_MATCHES: '0', SCORESHEET_BOT_ENTRANTS: '4' })).toBe(4);
  });

  it('are taken from the environment', () => {
    const config = readConfig({
      SCORESHEET_DATA: '/srv/sheets',
      SCORESHEET_HOST: '0.0.0.0',
      SCORESHEET_PORT: '0',
      SCORESHEET_POSTGRES_PORT: '5433',
      SCORESHEET_LOG: 'embedded',
      SCORESHEET_LOG_LEVEL: 'debug',
      SCORESHEET_LOG_TO: 'stdout',
      SCORESHEET_BOT_MATCHES: '0',
      SCORESHEET_OPERATIONS_HOST: '10.0.0.1',
      SCORESHEET_OPERATIONS_PORT: '9000',
      SCORESHEET_DRAIN_SECONDS: '5',
      SCORESHEET_PARTITIONS: '8',
      SCORESHEET_MATCH_SERVICES: '2',
      SCORESHEET_PROJECTORS: '3',
      SCORESHEET_INSTALLATION_KEY: '0f'.repeat(32),
      SCORESHEET_QUOTAS_MODE: 'observe',
      SCORESHEET_EVENT_RULES_MODE: 'observe',
      SCORESHEET_WEBHOOK_PORTS: '8443, 9443',
    });
    expect(config).toEqual({
      dataFolder: '/srv/sheets',
      host: '0.0.0.0',
      port: 0,
      frontDoor: {
        hosts: 'any',
        mode: 'enforce',
        allowedOrigins: [],
        introspection: true,
        trustedProxies: 0,
      },
      botMatches: 0,
      botEntrants: 0,
      logLevel: 'debug',
      logTo: 'stdout',
      operations: { host: '10.0.0.1', port: 9000, names: 'any' },
      drainMs: 5_000,
      eventLog: { kind: 'database', partitions: 8 },
      eventRulesMode: 'observe',
      database: { kind: 'embedded', port: 5433 },
      installationKeys: ringOf(new Uint8Array(32).fill(0x0f)),
      processes: { matchServices: 2, tournamentServices: 1, projectors: 3 },
      quotas: { mode: 'observe' },
      scrubBytesPerSecond: 1_048_576,
      webhookAddresses: 'public',
      webhookPorts: [8443, 9443],
    });
  });

  it('use the database that is named, unless they say "embedded"', () => {
    const DATABASE_URL = 'postgres://me:secret@db/scoresheet';
    const named = { kind: 'postgres', url: DATABASE_URL };
    expect(readConfig({ DATABASE_URL }).database).toEqual(named);
    expect(readConfig({ DATABASE_URL, SCORESHEET_LOG: 'postgres' }).database).toEqual(named);
    expect(readConfig({ DATABASE_URL, SCORESHEET_LOG: 'embedded' }).database).toEqual({
      kind: 'embedded',
    });
  });

  it('count an empty value as none', () => {
    expect(readConfig({ SCORESHEET_PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('tell every problem at once', () => {
    const problems = problemsOf({
      SCORESHEET_PORT: '70000',
      SCORESHEET_BOT_MATCHES: '-1',
      SCORESHEET_LOG: 'kafkaesque',
      SCORESHEET_LOG_LEVEL: 'loud',
      SCORESHEET_PROT: '4000',
    });
    expect(problems).toHaveLength(5);
    expect(problems.join('\n')).toMatch(/SCORESHEET_PROT is no setting. There are: .*_PORT/);
    expect(problems.join('\n')).toContain('SCORESHEET_PORT is from 0 to 65535.');
  });

  it.each(['4000.5', ' 4000', '0x10', '1e3', 'four'])('know no port "%s"', (SCORESHEET_PORT) => {
    expect(problemsOf({ SCORESHEET_PORT })).toEqual(['SCORESHEET_PORT is a whole number.']);
  });

  it('need a database for the log in PostgreSQL', () => {
    expect(problemsOf({ SCORESHEET_LOG: 'postgres' })).toEqual([
      expect.stringContaining('needs DATABASE_URL'),
    ]);
  });

  it.each([
    ['0', 0],
    ['65535', 0],
    ['4321', 4322],
  ])('put the door of operators after that of players: %s, %s', (SCORESHEET_PORT, port) => {
    expect(readConfig({ SCORESHEET_PORT }).operations.port).toBe(port);
  });

  it('never show a value, which may be a password', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://me:hunter2@db' });
    expect(problems).toEqual(['DATABASE_URL begins with "postgres://".']);
  });
});
