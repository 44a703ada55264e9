import { builtinModules } from 'node:module';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { boundariesOfCode, boundariesOfSpecs } from './tools/workspace/boundaries.mjs';
import { loopsThatRan } from './tools/workspace/lint/loops-that-ran.mjs';
import { oneStatement } from './tools/workspace/lint/one-statement.mjs';

// Without a fresh project graph the boundary rule passes everything without a word.
// Nx itself has just made one; a linter started by hand has not.
if (process.env.NX_TASK_TARGET_PROJECT === undefined) await createProjectGraphAsync();

const SOURCES = ['**/*.{ts,tsx,js,mjs}'];
const SPECS = [
  '**/*.spec.{ts,tsx}',
  '**/*.spec-kit.ts',
  '**/testing/**/*.ts',
  'libs/rules/testing/**',
  'libs/event-log/port/src/contract/**', // the suite that every adapter's spec runs
  'libs/event-log/port/src/contract-suite.ts',
];
const PURE = ['libs/{rules,games,tournament,domain,contracts}/*/src/**/*.ts'];
// Games and earlier rules are modules of their own, and something has to fetch them.
const CATALOG_LOADERS = ['libs/games/catalog/src/{archive/*,lazy}.ts'];
// The hash that Node has; a browser is given another one.
const NODE_HASH = ['libs/domain/record/src/node.ts'];
const PROCESSES = ['libs/{services,event-log}/*/src/**/*.ts', '{apps,tools}/*/src/**/*.ts'];
const PAGES = ['{apps/web,libs/web/*}/src/**/*.{ts,tsx}'];

// The same record gives the same state for ever, on every machine and in a browser.
const PURITY = 'Pure code takes time, chance, hashing and the outside as arguments.';
const IMPURE_GLOBALS = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'Buffer',
  'console',
  'crypto',
  'fetch',
  'globalThis',
  'require',
];
const impure = {
  globals: IMPURE_GLOBALS.map((name) => ({ name, message: PURITY })),
  imports: {
    paths: builtinModules.map((name) => ({ name, message: PURITY })),
    patterns: [{ regex: '^node:', message: PURITY }],
  },
  random: { object: 'Math', property: 'random', message: PURITY },
  syntax: [
    { selector: 'ImportExpression', message: PURITY },
    {
      selector: ":matches(ClassDeclaration, ClassExpression):not([superClass.name='Error'])",
      message: 'Pure code has plain data and functions; only the exception for a bug is a class.',
    },
  ],
};

const house = { rules: { 'loops-that-ran': loopsThatRan, 'one-statement': oneStatement } };

// A test that is left out protects nothing and looks green.
const LEFT_OUT = '[property.name=/^(only|skip|todo|fails)$/]';
const SUITES = '/^(it|test|describe)$/';
const leftOut = [`[object.name=${SUITES}]`, `[object.object.name=${SUITES}]`].map((suite) => ({
  selector: `MemberExpression${suite}${LEFT_OUT}`,
  message: 'Every test runs and counts.',
}));
const TRIED_AGAIN = {
  selector:
    "CallExpression[callee.name=/^(it|test|describe)$/] > ObjectExpression > Property[key.name='retry']",
  message: 'A spec that needs a second try has found a race: mend that.',
};
const ONE_SECOND = {
  selector:
    "CallExpression[callee.object.name='vi'][callee.property.name='waitFor'][arguments.length<2]",
  message: 'A busy machine needs more than one second: `expect.poll`, or a patience beside it.',
};

// What stood in a dozen files has one home; a thirteenth copy would differ from it one day.
const COPIES = [
  {
    selector:
      "ConditionalExpression[test.operator='instanceof'][test.right.name='Error'][consequent.property.name='message']",
    message: 'What an error says is `wordsOf` of @scoresheet/event-log-port.',
  },
  {
    selector:
      "CallExpression[callee.property.name='digest'][arguments.0.value='hex']:has(CallExpression[callee.name='createHash'])",
    message: 'The SHA-256 of bytes is `sha256` of @scoresheet/domain-record/node.',
  },
  {
    selector: "CallExpression[callee.name='hash'][arguments.2.value='hex']",
    message: 'The SHA-256 of bytes is `sha256` of @scoresheet/domain-record/node.',
  },
];

// A spread literal is checked for no excess property: a misspelt optional one would pass.
const LITERAL = ':matches(ObjectExpression, ArrayExpression)';
const SPREAD_LITERALS = [
  `SpreadElement > ${LITERAL}`,
  'JSXSpreadAttribute > ObjectExpression',
  `:matches(SpreadElement, JSXSpreadAttribute) > :matches(ConditionalExpression, LogicalExpression) > ObjectExpression`,
].map((selector) => ({
  selector,
  message: 'Write the properties themselves; `withoutUndefined` takes those that may be absent.',
}));

// Bundled, a dynamic import of a CommonJS package has its exports under `default` alone.
const LATE_PACKAGE = {
  selector: 'ImportExpression > Literal[value=/^(?!\\.|node:|@scoresheet\\u002F)/]',
  message: 'Import the package in a file of its own, and that file with `import()`.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/bundle/**',
      '**/coverage/**',
      '**/schema-types/**',
      '.nx/**',
      '.scoresheet/**',
      'reports/**',
      'rules-archive/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: SOURCES,
    extends: [tseslint.configs.recommended],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundariesOfCode],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-restricted-syntax': ['error', ...SPREAD_LITERALS],
    },
  },
  {
    files: ['**/migrations/**', '**/generated/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A promise that nobody waits for is a lost error, and in a service a lost action.
    files: PROCESSES,
    ignores: PAGES,
    languageOptions: { parserOptions: { project: 'tsconfig.json' } },
    plugins: { house },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      'house/one-statement': 'error',
      'no-restricted-syntax': ['error', ...SPREAD_LITERALS, ...COPIES, LATE_PACKAGE],
    },
  },
  {
    files: PAGES,
    languageOptions: { parserOptions: { project: 'tsconfig.web.json' } },
    plugins: { house },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      'house/one-statement': 'error',
    },
  },
  {
    files: PURE,
    ignores: [...SPECS, ...CATALOG_LOADERS, ...NODE_HASH],
    rules: {
      'no-restricted-globals': ['error', ...impure.globals],
      'no-restricted-imports': ['error', impure.imports],
      'no-restricted-properties': ['error', impure.random],
      'no-restricted-syntax': ['error', ...SPREAD_LITERALS, ...impure.syntax],
    },
  },
  {
    files: SPECS,
    plugins: { house },
    rules: {
      'house/loops-that-ran': 'error',
      '@nx/enforce-module-boundaries': ['error', boundariesOfSpecs],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', ...SPREAD_LITERALS, ...leftOut, TRIED_AGAIN, ONE_SECOND],
    },
  },
);
