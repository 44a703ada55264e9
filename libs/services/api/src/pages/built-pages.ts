/**
 * The pages as they were built, read once into memory: no path of a request ever reaches the disk,
 * and a process serves one build to its end, whatever becomes of the folder meanwhile.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Encoding } from '../transport/best-encoding.js';

/** Where the built files are asked for; each has a hash of its content in its name. */
export const ASSETS_PATH = '/assets/';

const INDEX = 'index.html';
const ASSETS = 'assets';
/** Endings of the packed files that the build puts beside others, by the name of their encoding. */
const PACKED: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
/** Digits that tell builds apart; no more are needed, as nobody gains by making two of a kind. */
const BUILD_DIGITS = 16;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const UNKNOWN_TYPE = 'application/octet-stream';

export interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
  /** Packed forms of the bytes, as far as the build has made them. */
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

export interface BuiltPages {
  /** The one document of all pages; undefined where nothing was built. */
  readonly index: string | undefined;
  /** Another text for every other build, to tell a page that it is of an older one. */
  readonly build: string;
  /** By the path that they are asked under. */
  readonly assets: ReadonlyMap<string, Asset>;
}

const NOT_BUILT: BuiltPages = { index: undefined, build: 'none', assets: new Map() };

/** Reads the folder that the build has written; without one, or before a build, there is no page. */
export function readBuiltPages(folder: string | undefined): BuiltPages {
  if (folder === undefined || !existsSync(join(folder, INDEX))) return NOT_BUILT;
  const index = readFileSync(join(folder, INDEX), 'utf8');
  return { index, build: sha256(index).slice(0, BUILD_DIGITS), assets: assetsIn(folder) };
}

function assetsIn(folder: string): ReadonlyMap<string, Asset> {
  const path = join(folder, ASSETS);
  if (!existsSync(path)) return new Map();
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(files.map(({ name }) => name));
  const isPacked = (name: string) =>
    Object.values(PACKED).some(
      (ending) => names.has(name.slice(0, -ending.length)) && name.endsWith(ending),
    );
  const plain = [...names].filter((name) => !isPacked(name));
  return new Map(plain.map((name) => [ASSETS_PATH + name, assetOf(join(path, name))]));
}

function assetOf(path: string): Asset {
  const packed = Object.entries(PACKED)
    .filter(([, ending]) => existsSync(path + ending))
    .map(([encoding, ending]) => [encoding, readFileSync(path + ending)]);
  return {
    type: TYPES[extname(path)] ?? UNKNOWN_TYPE,
    bytes: readFileSync(path),
    packed: Object.fromEntries(packed) as Asset['packed'],
  };
}
