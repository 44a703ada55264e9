/**
 * Makes programs of the sources, file by file: into `dist` go the JavaScript of every TypeScript file
 * but specs and their kits, its map, and the JSON beside it; YAML that a file imports becomes a module,
 * since Node reads none. Types are looked at elsewhere,
 * once for the whole tree, so that no package waits for the declarations of another. The pages for
 * browsers are bundled last.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { build as bundle } from 'vite';
import { ROOT } from './install.mjs';
import { manifests } from './manifests.mjs';
import { isYaml, yamlModule } from './yaml-module.mjs';

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
const EMITTED = {
  ...options,
  ...{ noEmit: false, incremental: false, sourceMap: true, removeComments: false },
  ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};
delete EMITTED.tsBuildInfoFile;

const packages = () =>
  manifests()
    .map(dirname)
    .filter((folder) => existsSync(join(folder, 'src')) && !isOfPages(folder));

/** What runs in a browser is bundled for it, from the sources. */
const PAGES = 'apps/web';
const isOfPages = (/** @type {string} */ folder) =>
  [join(ROOT, PAGES), join(ROOT, 'libs', 'web')].some((room) => folder.startsWith(room));

const buildPages = () =>
  bundle({ configFile: join(ROOT, PAGES, 'vite.config.ts'), logLevel: 'warn' });

/**
 * A file whose source is gone goes, too. None is kept for its time: sources that are unpacked over a
 * built folder may be older than what was built of others. Nx knows when nothing has changed.
 */
function build(/** @type {string} */ folder) {
  const [src, dist] = [join(folder, 'src'), join(folder, 'dist')];
  const made = new Set(
    filesIn(src)
      .filter(isProgram)
      .flatMap((file) => emit(join(src, file), join(dist, file))),
  );
  for (const file of filesIn(dist)) if (!made.has(join(dist, file))) rmSync(join(dist, file));
}

/** @returns {string[]} */
const filesIn = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    : [];

const isProgram = (/** @type {string} */ file) =>
  /\.(ts|json)$/.test(file) && !/\.(spec|spec-kit)\.ts$/.test(file);

/** @returns {string[]} what stands there now */
function emit(/** @type {string} */ source, /** @type {string} */ target) {
  const text = readFileSync(source, 'utf8');
  if (source.endsWith('.json')) return [written(target, text)];
  const file = target.replace(/\.ts$/, '.js');
  /** @type {string[]} */
  const yaml = [];
  const { outputText, sourceMapText = '' } = ts.transpileModule(text, {
    compilerOptions: EMITTED,
    fileName: relative(dirname(file), source),
    transformers: { before: [asModules(yaml)] },
  });
  return [
    ...[written(file, outputText), written(`${file}.map`, sourceMapText)],
    ...yaml.map((name) => emitYaml(join(dirname(source), name), join(dirname(file), name))),
  ];
}

const emitYaml = (/** @type {string} */ source, /** @type {string} */ target) =>
  written(moduleOf(target), yamlModule(readFileSync(source, 'utf8'), relative(ROOT, source)));

/** What a YAML file is called as a module. */
const moduleOf = (/** @type {string} */ yaml) => `${yaml}.js`;

/**
 * Imports of YAML, each of the module that it becomes.
 *
 * @param {string[]} yaml the files that are imported are added to it
 * @returns {ts.TransformerFactory<ts.SourceFile>}
 */
const asModules = (yaml) => (context) => (file) =>
  ts.visitEachChild(
    file,
    (node) => {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return node;
      const { text } = node.moduleSpecifier;
      if (!isYaml(text)) return node;
      yaml.push(text);
      const { modifiers, importClause, attributes } = node;
      const from = context.factory.createStringLiteral(moduleOf(text));
      return context.factory.updateImportDeclaration(
        node,
        modifiers,
        importClause,
        from,
        attributes,
      );
    },
    context,
  );

function written(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

for (const folder of packages()) build(folder);
await buildPages();
