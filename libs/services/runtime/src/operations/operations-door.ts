/**
 * The operators' door stands in a thread of its own, so that it answers however busy the process
 * is. Health it knows by itself; readiness and metrics it asks the main thread for.
 */
import { Worker } from 'node:worker_threads';
import type { Heartbeat } from './heartbeat.js';
import type { Answer, OperationsAddress } from './operations-server.js';

/** What the main thread is asked for. */
export type Question = 'readiness' | 'metrics';

type Answers = Readonly<Record<Question, () => Promise<Answer>>>;

/** What the thread is started with. */
export interface DoorSettings {
  readonly address: OperationsAddress;
  readonly heartbeat: SharedArrayBuffer;
}

/** What the thread tells: it listens, it cannot, or somebody asks. */
export type FromDoor =
  | { readonly listensAt: string }
  | { readonly failed: string }
  | { readonly asks: Question };
export interface ToDoor {
  readonly about: Question;
  readonly answer: Answer;
}

interface OperationsDoorOptions {
  readonly answers: Answers;
  readonly address: OperationsAddress;
  readonly heartbeat: Heartbeat;
  /** Called when the door stands open no more, which is a bug. */
  readonly onFailed: (error: unknown) => void;
}

interface OperationsDoor {
  /** Address of health and metrics, such as `http://127.0.0.1:4001`. */
  readonly url: string;
  close(): Promise<void>;
}

/** The built one, also where a spec runs the sources. */
const THREAD = new URL('../../dist/operations/door.thread.js', import.meta.url);

/** Resolves when it listens; rejects with words for people. */
export async function openOperationsDoor(options: OperationsDoorOptions): Promise<OperationsDoor> {
  const { answers, address, heartbeat, onFailed } = options;
  const workerData: DoorSettings = { address, heartbeat: heartbeat.memory };
  const thread = new Worker(THREAD, { workerData, execArgv: [] });
  const url = await new Promise<string>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', (message: FromDoor) => {
      if ('listensAt' in message) resolve(message.listensAt);
      else if ('failed' in message) reject(new Error(message.failed));
      else void answer(thread, message.asks, answers);
    });
  });
  thread.on('error', onFailed);
  return { url, close: async () => void (await thread.terminate()) };
}

async function answer(thread: Worker, about: Question, answers: Answers): Promise<void> {
  const message: ToDoor = { about, answer: await answers[about]().catch(failed) };
  thread.postMessage(message);
}

const failed = (): Answer => ({
  status: 500,
  contentType: 'text/plain; charset=utf-8',
  body: 'This answer could not be given. It is a bug.\n',
});
