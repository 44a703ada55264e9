/** Objects whose properties may be absent: the compiler still finds a misspelt one. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PLACE = join(ROOT, 'libs/rules/engine/src/base/planted.ts');
const BEGINNING = `
  import { withoutUndefined } from './without-undefined.js';
  interface Plant { readonly name: string; readonly height?: number }
  declare const height: number | undefined;
  declare const name: string | undefined;
`;

/** What the compiler says of a file that ends with this code. */
function complaintsOf(code: string): readonly string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...more) =>
    path === PLACE
      ? ts.createSourceFile(path, BEGINNING + code, ts.ScriptTarget.ES2022)
      : getSourceFile(path, ...more);
  const program = ts.createProgram([PLACE], { ...options, noEmit: true }, host);
  const planted = program.getSourceFile(PLACE);
  const found = program.getSemanticDiagnostics(planted);
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('A property that may be absent', () => {
  it('may be undefined', () => {
    const code = "export const plant: Plant = withoutUndefined({ name: 'fern', height });";
    expect(complaintsOf(code)).toEqual([]);
  });

  it.each([
    ['that is misspelt', "withoutUndefined({ name: 'fern', hieght: height })", 'hieght'],
    ['that is required', 'withoutUndefined({ name, height })', "'string | undefined'"],
    ['of another type', "withoutUndefined({ name: 'fern', height: '3' })", "'string'"],
  ])('is an error if it is one %s', (_what, object, named) => {
    const complaints = complaintsOf(`export const plant: Plant = ${object};`);
    expect(complaints.join(' ')).toContain(named);
  });
});
