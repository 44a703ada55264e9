/** docs/operations.md promises operators a table of all settings; here it is held to it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from './read-config.js';
import { SECRET_FILES } from './settings-in-files.js';

const book = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
const chapter = book.split(/^## /m).find((text) => text.startsWith('Settings\n')) ?? '';

/** Each row's name and the cell of its default. */
const rows = new Map(
  [...chapter.matchAll(/^\| `([A-Z_]+)` *\|([^|]*)\|/gm)].map(
    ([, name = '', cell = '']) => [name, cell.trim()] as const,
  ),
);

const defaults = Object.entries(settings.shape).map(([name, setting]) => {
  const value = setting.parse(undefined);
  return { name, value: value === undefined || value === '' ? undefined : String(value) };
});

describe('The book of operations', () => {
  it('has every setting, and no other', () => {
    expect([...rows.keys()].toSorted()).toEqual(Object.keys(settings.shape).toSorted());
  });

  it('names every setting whose value may stand in a file', () => {
    for (const name of SECRET_FILES) expect(chapter).toContain(`\`${name}\``);
  });

  it.each(defaults.filter(({ value }) => value !== undefined))(
    'says that $name is $value by default',
    ({ name, value }) => expect(rows.get(name)).toBe(`\`${value}\``),
  );

  it.each(defaults.filter(({ value }) => value === undefined))(
    'promises no fixed default of $name',
    ({ name }) => expect(rows.get(name)).not.toMatch(/^`[^`]*`$/),
  );
});
