import { describe, expect, it } from 'vitest';
import { bannedWords } from './banned-words.js';
import { workspaceFiles } from './workspace-files.js';

describe('Banned words', () => {
  it('stand in no file of the workspace', () => {
    expect(bannedWords(workspaceFiles())).toEqual([]);
  });

  it.each([
    ['a path of a machine', "open('/root/data')"],
    ['a temporary folder by name', 'cd /tmp/x'],
    ['a registry', 'https://registry.npmjs.org/zod'],
    ['a host in the lock file', '"resolved": "https://packages.example/zod.tgz"'],
    ['a reminder', '// TODO: later'],
  ])('are found: %s', (_what, line) => {
    expect(bannedWords([{ path: 'README.md', text: `# Title\n${line}\n` }])).toEqual([
      expect.stringMatching(/^README\.md:2: /),
    ]);
  });

  it.each(['docs/work/plan.md', './tmp/x', 'https://example.org/root/x', 'a todo list'])(
    'leave alone: %s',
    (line) => {
      expect(bannedWords([{ path: 'README.md', text: line }])).toEqual([]);
    },
  );
});
