/** `--json` everywhere: objects on the standard output, errors too, and nothing else anywhere. */
import { writeFile } from 'node:fs/promises';
import { GAMES } from '@scoresheet/games-catalog';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandLine, exportOf } from '../command-line.spec-kit.js';
import { FAULT_CODES } from '../program/fault.js';
import { COMMANDS } from './index.js';

const { scoresheet, started, pathOf } = commandLine();

beforeAll(async () => {
  const [ready] = GAMES['fuzzycards']?.readyDecks ?? [];
  await writeFile(pathOf('match.jsonl'), exportOf(1));
  await writeFile(pathOf('deck.txt'), (ready?.cards ?? []).map((code) => `1 ${code}\n`).join(''));
  await writeFile(
    pathOf('rules.yaml'),
    'scenario: Energy\ngame: fuzzycards\ngiven: { waiting for: activate of south }\n' +
      'then: { south: { energy: 3 } }\n',
  );
});

const objects = (text: string): readonly Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** What each command gives, by the fields of its objects. */
const GOOD: Readonly<Record<string, { args: readonly string[]; fields: readonly string[] }>> = {
  play: { args: ['play', '--seed', '3', '--json'], fields: ['says'] },
  cards: { args: ['cards', 'piano', '--json'], fields: ['code', 'name', 'text'] },
  deck: { args: ['deck', 'check', 'deck.txt', '--json'], fields: ['file', 'playable', 'problems'] },
  simulate: {
    args: ['simulate', '--matches', '1', '--json'],
    fields: ['record', 'hash', 'result'],
  },
  tournament: {
    args: ['tournament', 'run', '--players', '4', '--json'],
    fields: ['record', 'events', 'hash', 'standings'],
  },
  verify: { args: ['verify', 'match.jsonl', '--json'], fields: ['file', 'verdict', 'hash'] },
  replay: {
    args: ['replay', 'match.jsonl', '--to', '3', '--json'],
    fields: ['seq', 'type', 'says'],
  },
  scenario: { args: ['scenario', 'rules.yaml', '--json'], fields: ['file', 'title', 'passed'] },
  'sign-out': { args: ['sign-out', '--json'], fields: ['server', 'name'] },
  doctor: { args: ['doctor', '--json'], fields: ['check', 'looked', 'findings'] },
};

/** What cannot be done, and the code that says so. */
const BAD: Readonly<Record<string, { args: readonly string[]; code: string }>> = {
  play: { args: ['play', '--deck', 'Rush Houre', '--json'], code: 'no-such-deck' },
  cards: { args: ['cards', 'zzzz', '--json'], code: 'no-such-card' },
  deck: { args: ['deck', 'check', 'nowhere.txt', '--json'], code: 'no-such-file' },
  simulate: { args: ['simulate', '--matches', 'many', '--json'], code: 'usage' },
  tournament: {
    args: ['tournament', 'why', 'match.jsonl', '1', '--json'],
    code: 'usage',
  },
  export: {
    args: ['export', 'm-1', '--server', 'http://127.0.0.1:9', '--json'],
    code: 'no-answer',
  },
  verify: { args: ['verify', 'nowhere.jsonl', '--json'], code: 'no-such-file' },
  replay: { args: ['replay', 'match.jsonl', '--from', '9999', '--json'], code: 'no-such-event' },
  scenario: { args: ['scenario', '.', '--json'], code: 'unreadable-file' },
  rebuild: { args: ['rebuild', '--json'], code: 'no-installation' },
  'sign-in': {
    args: ['sign-in', 'ann', '--server', 'http://127.0.0.1:9', '--json'],
    code: 'input-ended',
  },
  'sign-out': { args: ['sign-out', 'now', '--json'], code: 'usage' },
  role: { args: ['role', 'lst', 'ann', '--json'], code: 'usage' },
  key: { args: ['key', 'list', '--json'], code: 'no-installation' },
  token: { args: ['token', 'create', 'my bot', '--json'], code: 'usage' },
  block: { args: ['block', 'ann', '--json'], code: 'usage' },
  unblock: { args: ['unblock', '--json'], code: 'usage' },
  blocks: {
    args: ['blocks', '--server', 'http://127.0.0.1:9', '--token', 'x', '--json'],
    code: 'no-answer',
  },
  void: { args: ['void', 'm-1', '--json'], code: 'usage' },
  log: { args: ['log', 'move', '--json'], code: 'usage' },
  doctor: { args: ['doctor', 'please', '--json'], code: 'usage' },
};

/** Commands that read an input or ask a server could keep the process from its end. */
const MAY_STAY = ['blocks', 'export', 'sign-in'];

describe('scoresheet --json', () => {
  it.each(Object.entries(GOOD))('%s gives objects and nothing else', (_, { args, fields }) => {
    const { status, stdout, stderr } = started(args, ['quit']);
    expect([status, stderr]).toEqual([0, '']);
    const given = objects(stdout);
    expect(given.length).toBeGreaterThan(0);
    expect(Object.keys(given[0] ?? {})).toEqual(expect.arrayContaining([...fields]));
  });

  it.each(Object.entries(BAD))('%s gives an error as an object', async (name, { args, code }) => {
    const run = MAY_STAY.includes(name) ? started(args) : scoresheet(...args);
    const { status, stdout, stderr } = await run;
    expect([status, stderr]).toEqual([2, '']);
    const [{ error } = {}, ...more] = objects(stdout).filter((each) => 'error' in each);
    expect(more).toEqual([]);
    expect(error).toEqual({ code, message: expect.stringMatching(/\S/) });
    expect(FAULT_CODES).toContain(code);
  });

  it('is tried with every command there is', () => {
    const names = COMMANDS.map(({ name }) => name).sort();
    expect(Object.keys(BAD).sort()).toEqual(names);
    const needAServer = ['export', 'log', 'rebuild', 'role', 'sign-in', 'token', 'void'];
    const needAnOperator = ['block', 'blocks', 'unblock'];
    const needAKey = ['key'];
    const elsewhere = [...needAServer, ...needAnOperator, ...needAKey];
    expect([...Object.keys(GOOD), ...elsewhere].sort()).toEqual(names);
  });

  it('loads every command as it was built', () => {
    const names = COMMANDS.map(({ name }) => name);
    const { status, stdout, stderr } = started(['doctor', ...names, '--json']);
    expect([status, stderr]).toEqual([2, '']);
    expect(objects(stdout)).toMatchObject([{ error: { code: 'usage' } }]);
  });

  it.each([
    ['verfy', 'Did you mean verify?'],
    ['', 'scoresheet'],
  ])('a mistyped command ("%s") is an error of usage', async (typed) => {
    const { status, stdout } = await scoresheet(...[typed].filter(Boolean), '--json');
    expect(status).toBe(2);
    expect(objects(stdout)).toMatchObject([{ error: { code: 'usage' } }]);
  });
});
