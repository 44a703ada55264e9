/** Builds a ruleset into one module: kernel, rules and cards, and nothing that it would import. */
import { join } from 'node:path';
import { yamlModules } from '@scoresheet/tools-workspace/yaml-module';
import { build, type InlineConfig, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * The entry of a module in words of the catalog: `released` is what it loads. It names what matches need,
 * because primer, scenarios and presentation of the game would make the module a third slower to load.
 */
export const entryOf = (title: string, game: string): string => `
import { released as releasedOf } from '@scoresheet/games-catalog/released';
import * as game from '@scoresheet/games-${game}';
export const released = releasedOf(${JSON.stringify(title)}, game.${game}, {
  checkDeck: game.checkDeck,
  READY_DECKS: game.READY_DECKS,
  advise: game.advise,
});
`;

/** The path that a written entry would have: packages are looked for from there. */
const ENTRY = join(ROOT, 'tools', 'rules-archive', 'entry.js');

/** The module's text. Readable: whoever doubts an old match can read by what it was decided. */
export async function moduleOf(entry: string): Promise<string> {
  const [chunk, ...others] = outputOf(await build(optionsFor(entry)));
  if (chunk === undefined || others.length > 0) throw new Error('a ruleset is one module');
  const { code, imports, dynamicImports } = chunk as Rolldown.OutputChunk;
  const needed = [...imports, ...dynamicImports];
  if (needed.length > 0) throw new Error(`the module would import ${needed.join(', ')}`);
  return code;
}

const optionsFor = (entry: string): InlineConfig => ({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  resolve: { conditions: ['@scoresheet/source'] },
  plugins: [
    yamlModules(),
    {
      name: 'entry-in-words',
      resolveId: (id) => (id === ENTRY ? id : undefined),
      load: (id) => (id === ENTRY ? entry : undefined),
    },
  ],
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    modulePreload: false,
    lib: { entry: ENTRY, formats: ['es'] },
    // Rules are pure: a file of which nothing is used is left out.
    rolldownOptions: { treeshake: { moduleSideEffects: false } },
  },
});

type Built = Awaited<ReturnType<typeof build>>;

function outputOf(built: Built): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output;
}
