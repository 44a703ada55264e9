/**
 * One broker: a Java process with a folder of its own.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyFormatted } from './formatted.js';
import { javaProgram } from './java.js';
import { classesOf, kafkaJars, PACKAGE } from './kafka-jars.js';
import { serverProperties, type NodePlan } from './server-properties.js';
import { generationOf, type KafkaVersion } from './versions.js';

const run = promisify(execFile);

/** Small, and quick to start: no optimising compiler for a broker that lives for minutes. */
const JVM = ['-Xms128m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
const LAST_WORDS = 2_000;
const STACK_LINE = /^\s+at .*\n/gm;

interface BrokerOptions extends NodePlan {
  readonly version: KafkaVersion;
  /** The id that all brokers of a cluster share: 16 bytes in base64url. */
  readonly clusterId: string;
  /** Further arguments of the formatting, such as accounts. */
  readonly formatting?: readonly string[];
  /** Where the process leaves the classes that it has loaded when it ends by SIGTERM. */
  readonly leavesClassesIn?: string;
}

export class Broker {
  /** Told when the process ends although nobody here has ended it. */
  onDeath: () => void = () => undefined;
  private process: ChildProcess | undefined;
  private isEnding = false;

  private constructor(
    private readonly options: BrokerOptions,
    private readonly java: string,
    private readonly classPath: string,
  ) {}

  /** Prepares the folder, unless an earlier life has. */
  static async prepare(options: BrokerOptions): Promise<Broker> {
    const [java, jars] = await Promise.all([javaProgram(), kafkaJars(options.version)]);
    const broker = new Broker(options, java, join(jars, '*'));
    await mkdir(options.folder, { recursive: true });
    await writeFile(broker.properties, serverProperties(options));
    if (!existsSync(join(broker.data, 'meta.properties'))) await broker.format();
    return broker;
  }

  /** The id of the Java process; undefined when it does not run. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Starts the process; whether it is of use yet is for others to find out. */
  async start(): Promise<void> {
    if (this.process !== undefined) throw new Error(`Broker ${this.options.nodeId} runs already.`);
    const logging = join(PACKAGE, 'logging', `${generationOf(this.options.version)}.properties`);
    const settings = [
      `-Dlog4j2.configurationFile=${logging}`,
      `-Dlog4j.configuration=file:${logging}`,
    ];
    const output = openSync(this.file('server.log'), 'a');
    const started = spawn(
      this.java,
      [...JVM, this.classes, ...settings, '-cp', this.classPath, 'kafka.Kafka', this.properties],
      { cwd: this.options.folder, stdio: ['ignore', output, output], detached: true },
    );
    closeSync(output);
    this.process = started;
    this.isEnding = false;
    started.once('exit', () => {
      this.process = undefined;
      if (!this.isEnding) this.onDeath();
    });
    await once(started, 'spawn');
    await writeFile(this.file('broker.pid'), `${started.pid}`);
  }

  /** Sends a signal to the process; waits for its end when the signal means that. */
  async signal(signal: NodeJS.Signals): Promise<void> {
    const { process } = this;
    if (process === undefined) return;
    const gone = once(process, 'exit');
    this.isEnding ||= signal === 'SIGKILL' || signal === 'SIGTERM';
    process.kill(signal);
    if (signal === 'SIGSTOP' || signal === 'SIGCONT') return;
    await gone;
    await rm(this.file('broker.pid'), { force: true });
  }

  /** What the broker said last, for whoever waits for it in vain. */
  async lastWords(): Promise<string> {
    const said = await readFile(this.file('server.log'), 'utf8').catch(() => '');
    return said.replaceAll(STACK_LINE, '').slice(-LAST_WORDS);
  }

  private async format(): Promise<void> {
    const tool = ['-cp', this.classPath, 'kafka.tools.StorageTool', 'format'];
    const { version, nodeId, clusterId, formatting = [] } = this.options;
    const isCopied =
      formatting.length === 0 && (await copyFormatted(version, this.data, { clusterId, nodeId }));
    if (isCopied) return;
    // One word with its option: an id that begins with a dash would be read as another option.
    const named = [`--cluster-id=${clusterId}`, `--config=${this.properties}`];
    await run(this.java, [...JVM, this.readyClasses, ...tool, ...named, ...formatting]);
  }

  private get classes(): string {
    const { leavesClassesIn } = this.options;
    return leavesClassesIn === undefined
      ? this.readyClasses
      : `-XX:ArchiveClassesAtExit=${leavesClassesIn}`;
  }

  /** Java passes over a file that is missing or was left by another Java. */
  private get readyClasses(): string {
    return `-XX:SharedArchiveFile=${classesOf(this.options.version)}`;
  }

  /** The folder of the broker's records. */
  get data(): string {
    return this.file('data');
  }

  private get properties(): string {
    return this.file('server.properties');
  }

  private file(name: string): string {
    return join(this.options.folder, name);
  }
}
