/**
 * The jars of Apache Kafka, fetched once by Maven from wherever it is set up to fetch from.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { alone } from '@scoresheet/tools-throwaway';
import { generationOf, type KafkaVersion } from './versions.js';

const run = promisify(execFile);

/** The folder of this package, from `src` as from `dist`. */
export const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(PACKAGE, '..', '..', 'node_modules', '.cache', 'scoresheet-kafka');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies';

/** The file of the classes that brokers of a version load, ready for use: see `keepClasses`. */
export const classesOf = (version: KafkaVersion): string => join(CACHE, `${version}.jsa`);

/** A formatted data folder of a version, to be copied: see `keepClasses`. */
export const formattedOf = (version: KafkaVersion): string => join(CACHE, `${version}.formatted`);

/** The folder with all jars of a version; the first time this takes up to a minute. */
export async function kafkaJars(version: KafkaVersion): Promise<string> {
  const folder = join(CACHE, version);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  await alone(join(CACHE, 'download.lock'), async () => {
    if (!existsSync(folder)) await download(version, folder);
  });
  return folder;
}

/** The folder gets its name when it is complete. */
async function download(version: KafkaVersion, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const options = ['--quiet', '--batch-mode', '--file', join(PACKAGE, 'pom.xml')];
  const which = [`-P${generationOf(version)}`, `-Dkafka.version=${version}`];
  const where = ['-DincludeScope=runtime', `-DoutputDirectory=${unfinished}`];
  try {
    await run('mvn', [...options, COPY, ...which, ...where]);
  } catch (cause) {
    const { code, stdout } = cause as { code?: unknown; stdout?: string };
    const reason = code === 'ENOENT' ? 'mvn is not installed (Debian: maven)' : stdout;
    throw new Error(`Maven could not fetch Apache Kafka ${version}: ${reason}`, { cause });
  }
  await rename(unfinished, folder);
}
