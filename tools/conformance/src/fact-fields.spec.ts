import { fileURLToPath } from 'node:url';
import { GAMES, SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { kindsOfFacts, programOf, typesTold, type FactFields } from './fact-fields.spec-kit.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RENEW = 'renew the page with: npx vitest run tools/conformance/src/fact-fields -u';
const ENOUGH_MS = 120_000;

const INTRODUCTION = `# Facts

What \`facts\` and \`no facts\` of a scenario may name: a fact by its kind, or by its story where a game tells one, with
any of its fields. A field of type \`Seat\` is written as the seat's name (\`south\`), a \`CardId\` as the card's name or
label, a \`Place\` as \`north's deck\`, a face as the name of the printed card; all else as it is. This page is made out of
the types in the sources, and a spec fails when it is out of date; renew it with
\`npx vitest run tools/conformance/src/fact-fields -u\`.

\`\`\`yaml
facts: [entered, { card-hit: { card: Lantern Clerk, amount: 5 } }, { moved: { to: north's discard } }]
\`\`\``;

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

const kindSection = ({ word, says, fields }: FactFields): string => {
  const rows = fields.map(({ name, type, says: about }) => [code(name), code(type), about]);
  return [`### ${word}`, ...(says === '' ? [] : [says]), table(['field', 'type', ''], rows)].join(
    '\n\n',
  );
};

describe('The fields of facts', { timeout: ENOUGH_MS }, () => {
  const program = programOf(ROOT);
  const kinds = kindsOfFacts(program);
  const games = Object.entries(SCENARIO_GAMES).map(([game, { rules }]) => {
    const types = typesTold(program, game);
    const stories = Object.entries(rules.stories).flatMap(([what, fields]) =>
      (fields.length === 0 ? [''] : fields).map((field) => ({
        what,
        field,
        type: types(what, field) ?? '',
      })),
    );
    return { game, stories };
  });

  it('stand on their page, with their types', async () => {
    const sections = games.map(({ game, stories }) => {
      const rows = stories.map(({ what, field, type }) => [code(what), code(field), code(type)]);
      return `## ${GAMES[game]?.title ?? game}\n\n${table(['story', 'field', 'type'], rows)}`;
    });
    const page = [INTRODUCTION, '## Of all games', ...kinds.map(kindSection), ...sections, ''];
    await expect(page.join('\n\n'), RENEW).toMatchFileSnapshot(`${ROOT}docs/rules/facts.md`);
  });

  it('are those that the engine knows, and each story says what its fields are', () => {
    expect(kinds.map(({ word }) => word)).toContain('moved');
    expect(kinds.length).toBeGreaterThan(12);
    const untyped = games.flatMap(({ game, stories }) =>
      stories
        .filter(({ field, type }) => field !== '' && type === '')
        .map((one) => ({ game, ...one })),
    );
    expect(untyped).toEqual([]);
  });
});
