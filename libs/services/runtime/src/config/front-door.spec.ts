import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './read-config.js';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings of the front door', () => {
  it('are taken from the environment', () => {
    const { frontDoor } = readConfig({
      SCORESHEET_FRONT_DOOR_MODE: 'observe',
      SCORESHEET_ALLOWED_ORIGINS: 'https://club.example, http://localhost:5173',
      SCORESHEET_INTROSPECTION: 'off',
      SCORESHEET_PROXIES: '2',
      SCORESHEET_OPERATIONS_PER_SECOND: '50',
      SCORESHEET_GUESTS_PER_MINUTE: '10',
      SCORESHEET_COST_PER_SECOND: '30000',
      SCORESHEET_SOCKETS_PER_ADDRESS: '100',
    });
    expect(frontDoor).toEqual({
      mode: 'observe',
      hosts: 'any',
      allowedOrigins: ['https://club.example', 'http://localhost:5173'],
      introspection: false,
      trustedProxies: 2,
      operationsPerSecond: 50,
      guestsPerMinute: 10,
      costPerSecond: 30_000,
      socketsPerAddress: 100,
    });
  });

  it('let a door answer to names that its operator may know of', () => {
    const namesOf = (env: Record<string, string>) => {
      const { frontDoor, operations } = readConfig(env);
      return [frontDoor.hosts, operations.names];
    };
    expect(namesOf({})).toEqual([[], []]);
    expect(namesOf({ SCORESHEET_HOST: '0.0.0.0' })).toEqual(['any', []]);
    expect(namesOf({ SCORESHEET_PROXIES: '1' })).toEqual(['any', []]);
    expect(namesOf({ SCORESHEET_OPERATIONS_HOST: '192.0.2.1' })).toEqual([[], 'any']);
    const SCORESHEET_ALLOWED_HOSTS = 'Club.example, other.example';
    expect(namesOf({ SCORESHEET_ALLOWED_HOSTS, SCORESHEET_HOST: 'games' })).toEqual([
      ['club.example', 'other.example', 'games'],
      ['club.example', 'other.example', '127.0.0.1'],
    ]);
    expect(problemsOf({ SCORESHEET_ALLOWED_HOSTS: 'https://club.example' })).toEqual([
      expect.stringContaining('SCORESHEET_ALLOWED_HOSTS is a list of names'),
    ]);
  });

  it('show the schema to whoever tries the server, and at a club if they are told to', () => {
    const DATABASE_URL = 'postgres://me@db/sheets';
    const isShown = (env: Record<string, string>) => readConfig(env).frontDoor.introspection;
    expect(isShown({})).toBe(true);
    expect(isShown({ DATABASE_URL })).toBe(false);
    expect(isShown({ DATABASE_URL, SCORESHEET_INTROSPECTION: 'on' })).toBe(true);
  });

  it('do not mind the token of a command that is typed on the same machine', () => {
    const SCORESHEET_TOKEN = 'scoresheet_of_somebody';
    expect(JSON.stringify(readConfig({ SCORESHEET_TOKEN }))).not.toContain(SCORESHEET_TOKEN);
  });

  it('are told by name when they are wrong', () => {
    const problems = problemsOf({
      SCORESHEET_ALLOWED_ORIGINS: 'https://club.example/path',
      SCORESHEET_INTROSPECTION: 'yes',
      SCORESHEET_PROXIES: '11',
      SCORESHEET_OPERATIONS_PER_SECOND: '0',
    });
    expect(problems.map((words) => words.split(' ')[0])).toEqual([
      'SCORESHEET_ALLOWED_ORIGINS',
      'SCORESHEET_INTROSPECTION',
      'SCORESHEET_PROXIES',
      'SCORESHEET_OPERATIONS_PER_SECOND',
    ]);
  });
});
