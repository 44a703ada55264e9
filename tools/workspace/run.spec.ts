import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './install.mjs';

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'tools/workspace/run.mjs'), ...args], {
    encoding: 'utf8',
  });

describe('The launcher of npm scripts', () => {
  it('has a program for each script that asks for one, and none besides', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const launched = Object.entries<string>(scripts).filter(([, line]) => line.includes('run.mjs'));
    const { stderr } = run('dance');
    const known = /there are (.*)\.$/m.exec(stderr)?.[1]?.split(', ');
    expect(known).toEqual(expect.arrayContaining(['start', 'play', 'bench']));
    expect(new Set(known)).toEqual(new Set(launched.map(([name]) => name)));
    expect(launched.map(([name, line]) => line.endsWith(`run.mjs ${name}`) && name)).toEqual(
      launched.map(([name]) => name),
    );
  });

  it('goes on as programs whose sources are there', () => {
    const launcher = readFileSync(join(ROOT, 'tools/workspace/run.mjs'), 'utf8');
    const mains = [...launcher.matchAll(/main: '([^']+)'/g)].map(([, main = '']) => main);
    const sources = mains.map((main) => main.replace(/(dist|bundle)\/main\.js$/, 'src/main.ts'));
    expect(sources).toContain('apps/standalone/src/main.ts');
    expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('refuses a name that it does not know, and says which there are', () => {
    const { status, stderr, stdout } = run('dance');
    expect(stderr).toMatch(/^There is no program "dance" to run; there are start, play,/);
    expect([status, stdout]).toEqual([2, '']);
  });
});
