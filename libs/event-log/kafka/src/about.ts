/**
 * What a log says about itself, in a topic of its own, one line an entry: the first line founds it,
 * as the first event founds a record, and names its id and its number of partitions; each further
 * line names a topic that was created, or whom a log belongs to that was founded without an owner.
 * Whoever comes at the same moment reads the same first lines, and the first owner is the owner.
 */
import { randomUUID } from 'node:crypto';
import { isTopicName, LogError, type Message } from '@scoresheet/event-log-port';
import type { Cluster } from './cluster.js';
import { readLines } from './read-lines.js';

/** The topic with these lines; no port's topic can have this name beside its own. */
export const ABOUT = 'scoresheet.log';

const FORMAT = 'scoresheet-log/1';
/** A line that is not the name of a topic, as no name of a topic begins. */
const STATEMENT_BEGINS = '{';

interface About {
  readonly logId: string;
  /** Topics that were created once. */
  readonly topics: ReadonlySet<string>;
}

/** What whoever opens the log gives. */
interface Opening {
  readonly cluster: Cluster;
  /** Name on the cluster of the topic with the lines. */
  readonly topic: string;
  readonly partitions: number;
  readonly owner: string | undefined;
  /** Whether lines may be written that are missing. */
  readonly found: boolean;
}

interface Statement {
  readonly format?: string;
  readonly logId?: string;
  readonly partitions?: number;
  readonly owner?: string;
}

/** Throws `log-mismatch` where there is no log like that, or it is another one's. */
export async function readAbout(opening: Opening): Promise<About> {
  const { found, partitions, owner } = opening;
  let lines = await linesOf(opening);
  if (lines.length === 0 && found) {
    const founding = { format: FORMAT, logId: randomUUID(), partitions, owner };
    lines = await withLine(opening, JSON.stringify(founding));
  }
  const logId = foundedId(lines[0], opening);
  if (ownerIn(lines) === undefined && owner !== undefined && found) {
    lines = await withLine(opening, JSON.stringify({ owner }));
  }
  checkOwner(ownerIn(lines), opening);
  return { logId, topics: new Set(lines.filter(isTopicName)) };
}

/** The log's owner; undefined where no log is, or one that nobody has claimed. */
export async function readOwner(cluster: Cluster, topic: string): Promise<string | undefined> {
  const present = await cluster.ask((admin) => admin.listTopics());
  return present.includes(topic)
    ? ownerIn(await readLines(cluster, { topic, partition: 0 }))
    : undefined;
}

/** Remembers topics that were created, so that it is noticed when they vanish. */
export async function writeTopics(
  { cluster, topic }: Pick<Opening, 'cluster' | 'topic'>,
  created: readonly string[],
): Promise<void> {
  if (created.length > 0) await cluster.send({ topic, partition: 0 }, created.map(lineOf));
}

const linesOf = ({ cluster, topic }: Opening): Promise<string[]> =>
  readLines(cluster, { topic, partition: 0 });

/** All lines after this one was appended; others may have come before it. */
async function withLine(opening: Opening, line: string): Promise<string[]> {
  const { cluster, topic } = opening;
  await cluster.send({ topic, partition: 0 }, [lineOf(line)]);
  return linesOf(opening);
}

const lineOf = (line: string): Message => ({ key: '', value: new TextEncoder().encode(line) });

function foundedId(line: string | undefined, { topic, partitions }: Opening): string {
  const founding = stated(line ?? '');
  if (founding?.format !== FORMAT || founding.logId === undefined) {
    const found = line === undefined ? 'is empty' : `begins with: ${line}`;
    throw new LogError(
      'log-mismatch',
      `Topic "${topic}" is to say which log this is, in the format ${FORMAT} that this program ` +
        `knows, but it ${found}. Use the program that wrote it, or another prefix.`,
    );
  }
  if (founding.partitions !== partitions) {
    throw new LogError(
      'log-mismatch',
      `This log was created with ${founding.partitions} partitions, which are fixed for its ` +
        `life, but ${partitions} were asked for. Ask for those it has, or use another prefix.`,
    );
  }
  return founding.logId;
}

function checkOwner(known: string | undefined, { topic, owner }: Opening): void {
  if (owner === undefined || known === undefined || known === owner) return;
  throw new LogError(
    'log-mismatch',
    `This log belongs to another installation, as topic "${topic}" says: it was founded with ` +
      `another installation key. Put that key back from a copy, or use another prefix.`,
  );
}

const ownerIn = (lines: readonly string[]): string | undefined =>
  lines.map((line) => stated(line)?.owner).find((owner) => owner !== undefined);

function stated(line: string): Statement | undefined {
  if (!line.startsWith(STATEMENT_BEGINS)) return undefined;
  try {
    return JSON.parse(line) as Statement;
  } catch {
    return undefined;
  }
}
