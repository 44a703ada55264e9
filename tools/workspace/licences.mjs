/**
 * The licences of everything that pages and images ship, from the lock file: packages with their fonts,
 * and the native code inside of packages. Whatever has no text is an error.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { MIT_COPYRIGHTS, NATIVE_PARTS } from './own-licences.mjs';

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean,
 *   os?: readonly string[], cpu?: readonly string[] }} Locked
 * @typedef {{ name: string, version: string, licence: string }} Named
 * @typedef {Named & { text: number }} ShippedLicence `text` is the index of its text.
 * @typedef {{ packages: readonly ShippedLicence[], texts: readonly string[] }} ShippedLicences
 */

/** Development packages whose code is copied into pages and programs. */
const COPIED = [
  '@0no-co/graphql.web',
  'esbuild',
  'gql.tada',
  'has-flag',
  'rolldown',
  'supports-color',
  'vite',
];
/** Platforms of the images. */
const CPUS = ['x64', 'arm64'];

const TEXT_FILE = /^(licen[cs]e|copying|notice|unlicen[cs]e|ofl)\b/i;

/** @returns {ShippedLicences} */
export function shippedLicences() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const ofPackages = licencesOf(packages, textIn);
  const ofParts = NATIVE_PARTS.map(({ name, licence, text }) => ({
    name,
    licence,
    version: '',
    text: readFileSync(join(ROOT, text), 'utf8').trim(),
  }));
  const all = [...ofPackages, ...ofParts].sort((one, other) => (one.name < other.name ? -1 : 1));
  const texts = [...new Set(all.map(({ text }) => text))];
  return { texts, packages: all.map((each) => ({ ...each, text: texts.indexOf(each.text) })) };
}

/**
 * Each package of the lock file that is shipped, once for each version. Throws for those without a text.
 *
 * @param {Readonly<Record<string, Locked>>} packages by their folders
 * @param {(name: string, folder: string) => string | undefined} textOf
 */
export function licencesOf(packages, textOf) {
  const found = Object.entries(packages)
    .filter(([folder, locked]) => isShipped(folder, locked))
    .map(([folder, { version = '', license }]) => {
      const name = nameOf(folder);
      return { name, version, licence: license ?? licenceIn(folder), text: textOf(name, folder) };
    });
  const once = new Map(found.map((each) => [`${each.name} ${each.version}`, each]));
  const without = [...once.values()].filter(({ text }) => !text).map(({ name }) => name);
  if (without.length === 0)
    return [...once.values()].map((each) => ({ ...each, text: each.text ?? '' }));
  const names = without.join(', ');
  throw new Error(
    `No licence text of ${names}. Add the copyright of each to tools/workspace/own-licences.mjs.`,
  );
}

/**
 * @param {string} folder
 * @param {Locked} locked
 */
function isShipped(folder, { dev, link, os, cpu }) {
  if (!folder.includes('node_modules/') || link) return false;
  if (dev) return COPIED.includes(nameOf(folder));
  const isForCpu = cpu === undefined || cpu.some((each) => CPUS.includes(each));
  return isForCpu && (os === undefined || os.includes('linux'));
}

const nameOf = (/** @type {string} */ folder) => folder.split('node_modules/').at(-1) ?? folder;

/** Packages of long ago name their licences in a list. */
function licenceIn(/** @type {string} */ folder) {
  const file = join(ROOT, folder, 'package.json');
  const { licenses = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return String(licenses[0]?.type ?? 'see its text');
}

/**
 * @param {string} name
 * @param {string} folder
 */
function textIn(name, folder) {
  const copyright = MIT_COPYRIGHTS[name];
  if (copyright !== undefined) {
    const terms = readFileSync(join(ROOT, 'tools/workspace/licence-texts/mit.txt'), 'utf8');
    return `${copyright}\n\n${terms.trim()}`;
  }
  const place = join(ROOT, folder);
  const files = existsSync(place) ? readdirSync(place).filter((file) => TEXT_FILE.test(file)) : [];
  const texts = files.sort().map((file) => readFileSync(join(place, file), 'utf8').trim());
  return texts.length === 0 ? undefined : texts.join('\n\n');
}

const NAME = 'virtual:licences';
const RESOLVED = `\0${NAME}`;

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Throws the packages of modules that are bundled and have no licence in the list.
 *
 * @param {readonly string[]} modules their paths
 */
export function checkListed(modules) {
  const listed = new Set(shippedLicences().packages.map(({ name }) => name));
  const bundled = new Set(modules.map((module) => PACKAGE.exec(module)?.[1]));
  const missing = [...bundled].filter((name) => name !== undefined && !listed.has(name));
  if (missing.length === 0) return;
  throw new Error(`Add ${missing.join(', ')} to COPIED in tools/workspace/licences.mjs.`);
}

/**
 * Lets Vite, and so Vitest, import the licences as `virtual:licences`. A build ends with an error if it
 * bundles a package that is not among them.
 *
 * @returns {import('vite').Plugin}
 */
export const licencesModule = () => ({
  name: 'licences',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) =>
    id === RESOLVED ? `export default ${JSON.stringify(shippedLicences())};` : undefined,
  generateBundle(_, output) {
    const files = Object.values(output);
    checkListed(files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])));
  },
});
