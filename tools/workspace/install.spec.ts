import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const ZOD = { 'node_modules/zod': { version: '4.0.0' } };
const LINK = { 'node_modules/@scoresheet/a': { link: true, resolved: 'libs/x/a' } };

describe('Packages are installed', () => {
  let root: string;
  const lock = (path: string, packages: object) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify({ packages }));
  };
  const wanted = (packages: object) => lock('package-lock.json', { '': {}, ...packages });
  const installed = (packages: object) => lock('node_modules/.package-lock.json', packages);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'scoresheet install '));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('when each of the lock file is there in its version', () => {
    wanted({ ...ZOD, 'libs/x/a': { version: '0.1.0' } });
    installed(ZOD);
    expect(isInstalled(root)).toBe(true);
  });

  it('although one for another platform is missing', () => {
    wanted({ ...ZOD, 'node_modules/only-elsewhere': { version: '1.0.0', optional: true } });
    installed(ZOD);
    expect(isInstalled(root)).toBe(true);
  });

  it('not before the first install', () => {
    wanted(ZOD);
    expect(isInstalled(root)).toBe(false);
  });

  it('not after the lock file asks for another version', () => {
    wanted({ 'node_modules/zod': { version: '4.0.1' } });
    installed(ZOD);
    expect(isInstalled(root)).toBe(false);
  });

  it('not while a package of the workspace is not linked', () => {
    wanted(LINK);
    installed(LINK);
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules/@scoresheet/a'), { recursive: true });
    expect(isInstalled(root)).toBe(true);
  });
});
