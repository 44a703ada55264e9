import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import { describe, expect, it } from 'vitest';
import { scenariosByRule } from '../scenario-files.js';
import { labLoader, type Lab } from './load-lab.js';
import { tryAnswer } from './try-answer.js';

const labOf = (game: string, file: string, number: string): Promise<Lab | undefined> =>
  labLoader({ params: { game, file, number } } as unknown as Parameters<typeof labLoader>[0]);

describe.each(Object.keys(GAME_LOADERS))('The lab of %s', (game) => {
  it('lays tables of every file of scenarios', async () => {
    const places = [...(await scenariosByRule(game)).values()].flat();
    const files = [...new Set(places.map(({ file }) => file))];
    expect(files.length).toBeGreaterThan(8);
    const labs = await Promise.all(files.map((file) => labOf(game, file, '1')));
    const said = labs.map((lab) => (lab?.table && 'problem' in lab.table ? lab.table.problem : ''));
    expect(said.filter((problem) => problem !== '')).toEqual([]);
    const laid = labs.filter((lab) => lab?.table !== undefined);
    expect(laid.length).toBeGreaterThan(files.length / 2);
  });
});

describe('A try', () => {
  it('goes on from the table as given, and leaves that as it was', async () => {
    const lab = await labOf('fuzzycards', 'combat', '1');
    const table = lab?.table;
    if (!table || 'problem' in table) throw new Error('no table was laid');
    const [given] = table.steps;
    if (!given) throw new Error('no table was given');
    const before = JSON.stringify(given.state);
    const [asked] = table.ruleset.decisions(given.state);
    const answer = { seat: asked?.seat ?? 0, decision: asked?.id ?? '' };
    const ended = tryAnswer(table.ruleset, given.state, { ...answer, choice: 'end' });
    expect('state' in ended && table.ruleset.decisions(ended.state)[0]?.id).not.toBe(asked?.id);
    const refused = tryAnswer(table.ruleset, given.state, { ...answer, choice: 'no such thing' });
    expect(refused).toHaveProperty('refusal.rule');
    expect(JSON.stringify(given.state)).toBe(before);
  });
});
