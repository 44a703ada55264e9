/**
 * The classes that every broker loads, kept as Java has them in memory: a broker that finds them
 * starts with little more than half of the work. Beside them a formatted folder is kept.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone, freePorts } from '@scoresheet/tools-throwaway';
import { Broker } from './broker.js';
import { keepFormatted } from './formatted.js';
import { janitorOf } from './janitor.js';
import { classesOf, kafkaJars } from './kafka-jars.js';
import { untilReady } from './readiness.js';
import { HOST } from './server-properties.js';
import type { KafkaVersion } from './versions.js';

const CLUSTER_ID = 'keeps-its-classes-only';

/** Has a broker leave its classes and its formatted folder, unless one has; this takes some five seconds once. */
export async function keepClasses(version: KafkaVersion): Promise<void> {
  const kept = classesOf(version);
  if (existsSync(kept)) return;
  await kafkaJars(version);
  await alone(`${kept}.lock`, async () => {
    if (!existsSync(kept)) await leaveClasses(version, kept);
  });
}

/** The file gets its name when it is complete. */
async function leaveClasses(version: KafkaVersion, kept: string): Promise<void> {
  const unfinished = `${kept}.unfinished`;
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-kafka-classes-'));
  const janitor = janitorOf(folder, 'remove');
  try {
    await runOnce(version, join(folder, 'broker-1'), unfinished);
    // A Java that leaves no classes is not asked at every start, and passes over an empty file.
    if (!existsSync(unfinished)) await writeFile(unfinished, '');
    await rename(unfinished, kept);
  } finally {
    await janitor.letGo();
  }
}

async function runOnce(
  version: KafkaVersion,
  folder: string,
  leavesClassesIn: string,
): Promise<void> {
  const [client = 0, controller = 0] = await freePorts(2);
  const nodes = [{ client, controller }];
  const plan = { version, clusterId: CLUSTER_ID, nodes, nodeId: 1, folder };
  const broker = await Broker.prepare({ ...plan, leavesClassesIn });
  await keepFormatted(version, broker.data);
  await broker.start();
  const isRunning = () => broker.pid !== undefined;
  await untilReady({ address: `${HOST}:${client}`, nodeId: 1, nodes: 1, isRunning });
  await broker.signal('SIGTERM');
}
