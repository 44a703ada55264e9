/**
 * YAML that a program imports is data: `import decks from './ready-decks.yaml'` gives what stands in
 * the document. No program reads YAML for it, in Node as little as in a browser: whoever loads, bundles
 * or builds the sources makes a module of the file beforehand.
 */
import { LineCounter, parseDocument, visit } from 'yaml';

/** Whether an import means the data of such a file. One that ends in `?raw` means its text. */
export const isYaml = (/** @type {string} */ address) => address.endsWith('.yaml');

/**
 * The text of a module whose default export is the document.
 *
 * @param {string} text
 * @param {string} file its path, for whoever has to mend it
 */
export function yamlModule(text, file) {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, stringKeys: true };
  const document = parseDocument(text, options);
  const [wrong] = [...document.errors, ...document.warnings, ...lostOn(document)];
  if (wrong) throw new Error(`${file}:${lines.linePos(wrong.pos[0]).line}: ${wrong.message}`);
  return `export default ${JSON.stringify(document.toJS(), null, 2)};\n`;
}

/**
 * What is good YAML, and would be something else in the module.
 *
 * @param {import('yaml').Document.Parsed} document
 */
function lostOn(document) {
  /** @type {{ pos: readonly [number], message: string }[]} */
  const found = [];
  visit(document, {
    Scalar(_, { value, range }) {
      if (typeof value !== 'number' || Number.isFinite(value)) return;
      found.push({ pos: [range?.[0] ?? 0], message: 'A number has an end' });
    },
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      found.push({ pos: [alias.range?.[0] ?? 0], message: `Nothing is named &${alias.source}` });
    },
  });
  return found;
}

/**
 * Lets Vite, and so Vitest, import YAML.
 *
 * @returns {import('vite').Plugin}
 */
export const yamlModules = () => ({
  name: 'yaml-modules',
  transform: (text, file) =>
    isYaml(file) ? { code: yamlModule(text, file), map: null } : undefined,
});
