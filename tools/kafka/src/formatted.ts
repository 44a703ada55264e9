/**
 * Data folders as Kafka's own tool formats them. The tool is a Java program that needs 0.7 s of
 * processor time, so its result is kept once and copied; only the ids differ.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formattedOf } from './kafka-jars.js';
import type { KafkaVersion } from './versions.js';

const META = 'meta.properties';

/** Keeps a copy of a folder that was just formatted. */
export async function keepFormatted(version: KafkaVersion, data: string): Promise<void> {
  const unfinished = `${formattedOf(version)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(data, unfinished, { recursive: true });
  await rm(formattedOf(version), { recursive: true, force: true });
  await rename(unfinished, formattedOf(version));
}

interface Ids {
  readonly clusterId: string;
  readonly nodeId: number;
}

/** Makes such a folder with these ids; false if no copy is kept. */
export async function copyFormatted(
  version: KafkaVersion,
  data: string,
  { clusterId, nodeId }: Ids,
): Promise<boolean> {
  if (!existsSync(formattedOf(version))) return false;
  await cp(formattedOf(version), data, { recursive: true });
  const ids = {
    'cluster.id': clusterId,
    'node.id': nodeId,
    'directory.id': randomBytes(16).toString('base64url'),
  };
  const kept = (await readFile(join(data, META), 'utf8')).split('\n');
  const lines = kept.map((line) => {
    const [name = ''] = line.split('=');
    return name in ids ? `${name}=${ids[name as keyof typeof ids]}` : line;
  });
  await writeFile(join(data, META), lines.join('\n'));
  return true;
}
