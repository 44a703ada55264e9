import { describe, expect, it } from 'vitest';
import { unknownRuleIds } from './rule-ids.js';
import { workspaceFiles } from './workspace-files.js';

describe('Rule ids', () => {
  it('cited anywhere in the workspace stand in a list of rules', () => {
    expect(unknownRuleIds(workspaceFiles())).toEqual([]);
  });

  it('are unknown when no list holds them', () => {
    const rules = { path: 'docs/rules/chess.md', text: '| R-CHS-1 | White moves first. |' };
    const code = { path: 'libs/games/chess/src/castle.ts', text: '// R-CHS-1, then A-CHS-12' };
    expect(unknownRuleIds([rules, code])).toEqual([
      'libs/games/chess/src/castle.ts cites A-CHS-12',
    ]);
  });
});
