/** Builds a ruleset into one module: kernel, rules and cards, and nothing that it would import. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** In words of the catalog: `released` is what it loads. */
export const entryOf = (title: string, game: string): string => `
import { released as releasedOf } from '@scoresheet/games-catalog/released';
import * as game from '@scoresheet/games-${game}';
export const released = releasedOf(${JSON.stringify(title)}, game.${game}, game);
`;

/** The module's text. Readable: whoever doubts an old match can read by what it was decided. */
export async function moduleOf(entry: string): Promise<string> {
  const folder = await mkdtemp(join(ROOT, 'tools/rules-archive/.entry-'));
  try {
    const file = join(folder, 'entry.js');
    await writeFile(file, entry);
    const [chunk, ...others] = outputOf(await build(optionsFor(file)));
    if (chunk === undefined || others.length > 0) throw new Error('a ruleset is one module');
    const { code, imports, dynamicImports } = chunk as Rollup.OutputChunk;
    const needed = [...imports, ...dynamicImports];
    if (needed.length > 0) throw new Error(`the module would import ${needed.join(', ')}`);
    return code;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const optionsFor = (file: string) => ({
  ...{ root: ROOT, configFile: false as const, logLevel: 'warn' as const },
  resolve: { conditions: ['@scoresheet/source'] },
  build: {
    ...{ write: false, minify: false, target: 'es2022', modulePreload: false as const },
    lib: { entry: file, formats: ['es' as const] },
  },
});

type Built = Awaited<ReturnType<typeof build>>;

function outputOf(built: Built): readonly (Rollup.OutputChunk | Rollup.OutputAsset)[] {
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output;
}
