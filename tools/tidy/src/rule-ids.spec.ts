import { describe, expect, it } from 'vitest';
import { unknownRuleIds } from './rule-ids.js';
import { workspaceFiles } from './workspace-files.js';

describe('Rule ids', () => {
  it('cited anywhere in the workspace stand in a list of rules', () => {
    expect(unknownRuleIds(workspaceFiles())).toEqual([]);
  });

  const rules = { path: 'docs/rules/chess.md', text: '| R-CHS-1 | White moves first. |' };
  const unknownIn = (path: string, text: string) => unknownRuleIds([rules, { path, text }]);

  it('are unknown when no list holds them', () => {
    const path = 'libs/games/chess/src/castle.ts';
    expect(unknownIn(path, '// R-CHS-1, then A-CHS-12')).toEqual([`${path} cites A-CHS-12`]);
    expect(unknownIn(path, '// R-GOO-1')).toEqual([`${path} cites R-GOO-1`]);
  });

  it('of a toy game live in its spec; those of a real game are looked up there too', () => {
    const path = 'libs/games/chess/src/castle.spec.ts';
    expect(unknownIn(path, '// R-TOY-7')).toEqual([]);
    expect(unknownIn(path, '// R-CHS-99')).toEqual([`${path} cites R-CHS-99`]);
  });
});
