/**
 * How SWC makes JavaScript of a source, for programs and for specs. Nest reads the metadata of
 * decorators.
 *
 * @type {import('@swc/core').Options & { jsc: import('@swc/core').JscConfig }}
 */
export const SWC_OPTIONS = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
};
