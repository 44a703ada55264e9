import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadLinks } from './links.js';
import { ROOT, workspaceFiles } from './workspace-files.js';

describe('Links between pages', () => {
  let root: string;
  const linksOfPage = (text: string) => {
    writeFileSync(join(root, 'page.md'), text);
    return deadLinks([{ path: 'page.md', text }], root);
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'scoresheet-links-'));
    writeFileSync(join(root, 'other.md'), '# Other page\n\n## Why, and how?\n');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('lead somewhere in the whole workspace', () => {
    expect(deadLinks(workspaceFiles(), ROOT)).toEqual([]);
  });

  it.each(['other.md', 'other.md#why-and-how', '#here', 'https://example.org/x'])(
    'are alive: %s',
    (link) => {
      expect(linksOfPage(`# Here\n\nSee [this](${link}).`)).toEqual([]);
    },
  );

  it.each(['missing.md', 'other.md#whence', '#there', '../nowhere/x.ts'])(
    'are dead: %s',
    (link) => {
      expect(linksOfPage(`# Here\n\nSee [this](${link}).`)).toEqual([`page.md -> ${link}`]);
    },
  );

  it('are no links inside code', () => {
    expect(linksOfPage('```ts\nlist[0](missing)\n```\n')).toEqual([]);
  });
});
