import { describe, expect, it } from 'vitest';
import { yamlModule, yamlModules } from './yaml-module.mjs';

/** What a program has that imports the text. */
async function imported(text: string): Promise<unknown> {
  const code = Buffer.from(yamlModule(text, 'decks.yaml')).toString('base64');
  const module = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  return (module as { default: unknown }).default;
}

const DECKS = `
# Two to begin with.
- name: Rush Hour
  cards:
    - 3 Ember Fox # the fast one
    - 1 A Best Friend's Share
- { name: Later, cards: [yes, 2026-01-01, 12, ~] }
`;

describe('A YAML file that is imported', () => {
  it('is what stands in the document, without its comments', async () => {
    expect(await imported(DECKS)).toEqual([
      { name: 'Rush Hour', cards: ['3 Ember Fox', "1 A Best Friend's Share"] },
      { name: 'Later', cards: ['yes', '2026-01-01', 12, null] },
    ]);
  });

  it('may name what it says twice', async () => {
    expect(await imported('one: &fox [Ember Fox]\nother: *fox')).toEqual({
      one: ['Ember Fox'],
      other: ['Ember Fox'],
    });
  });

  it.each([
    ['a key that stands twice', 'fox: 1\nowl: 2\nfox: 3', 'decks.yaml:3: Map keys must be unique'],
    ['a list without its end', 'cards:\n  - [fox', 'decks.yaml:2: '],
    ['a second document', 'fox: 1\n---\nowl: 2', 'decks.yaml:2: '],
    ['a key that is a list', 'fox: 1\n[red]: 2', 'decks.yaml:2: '],
    ['a tag of somebody else', 'fox: !red 1', 'decks.yaml:1: Unresolved tag: !red'],
    ['a name that nothing has', 'fox: 1\nowl: *red', 'decks.yaml:2: Nothing is named &red'],
    ['a number that no JSON has', 'fox: 1\n\nowl: .inf', 'decks.yaml:3: A number has an end'],
  ])('is refused for %s, with its line', (_what, text, says) => {
    expect(() => yamlModule(text, 'decks.yaml')).toThrow(says);
  });

  it('is left to others where its text is asked for', () => {
    const { transform } = yamlModules() as unknown as {
      transform(text: string, id: string): unknown;
    };
    expect(transform('fox: 1', '/decks.yaml')).toEqual({
      code: yamlModule('fox: 1', ''),
      map: null,
    });
    expect(transform('export default "fox: 1"', '/decks.yaml?raw')).toBeUndefined();
  });
});
