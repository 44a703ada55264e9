import { describe, expect, it } from 'vitest';
import { unfiledSql, unreasonedSql } from './raw-sql.js';
import { workspaceFiles } from './workspace-files.js';

const files = workspaceFiles();
const benches = [
  ...(files.find(({ path }) => path === 'tools/bench/src/benches.ts')?.text ?? '').matchAll(
    /^ {2}\['(\w+)', /gm,
  ),
].map(([, name]) => name ?? '');
const at = (text: string, path = 'libs/services/a/src/kept.ts') => [{ path, text }];

describe('Raw SQL', () => {
  it('stands nowhere but in its files', () => {
    expect(unfiledSql(files)).toEqual([]);
  });

  it.each([
    "rows.query('select id from scoresheet.account where id = $1', [id]);",
    'const ALL = `\n  select id, name\n  from account`;',
    'const ALL = `select ${COLUMNS} from ${TABLE}`;',
    "const KEEP = 'insert into planted values ($1)';",
    'const KEEP = `\n  with kept as (select 1)\n  update scoresheet.account set name = null`;',
    "const KEEP = 'update account set name = null';",
    "const DROP = 'delete from account';",
    'const MAKE = `create unlogged table ${beside} (like account)`;',
  ])('is found elsewhere: %s', (text) => {
    expect(unfiledSql(at(text))).toHaveLength(1);
    expect(unfiledSql(at(text, 'libs/services/a/src/kept.sql.ts'))).toEqual([]);
  });

  it.each([
    "rows.query('select pg_try_advisory_lock($1) as taken', [LOCK]);",
    'client.query(`select from pg_namespace where nspname = $1`);',
    "events.select('count(*)', 'count').where('event.offset > :offset');",
    'throw new Error(`Take one from ${place}.`);',
  ])('is none: %s', (text) => {
    expect(unfiledSql(at(text))).toEqual([]);
  });
});

describe('A file of raw SQL', () => {
  it('says why it is one, by a bench or by what cannot be said otherwise', () => {
    expect(benches).toContain('doubt');
    expect(unreasonedSql(files, benches)).toEqual([]);
  });

  it.each([
    'export const ALL = 1;',
    '/** All of them. */',
    '/** All. Raw SQL because it is quick (`npm run bench -- planted`). */',
  ])('is found where it does not: %s', (text) => {
    expect(unreasonedSql(at(text, 'libs/services/a/src/kept.sql.ts'), benches)).toHaveLength(1);
  });

  it('may break its lines where it likes', () => {
    const text = '/**\n * All. Raw SQL\n * because (`npm run\n * bench -- doubt`).\n */';
    expect(unreasonedSql(at(text, 'libs/services/a/src/kept.sql.ts'), benches)).toEqual([]);
  });
});
