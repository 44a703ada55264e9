/** The thread of the operators' door; `operations-door.ts` starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { wordsOf } from '@scoresheet/event-log-port';
import { examine, type CheckReport } from './checks.js';
import { feelPulse } from './heartbeat.js';
import type { DoorSettings, FromDoor, Question, ToDoor } from './operations-door.js';
import { reportOf, startOperationsServer, type Answer } from './operations-server.js';
import { eventLoopCheck, pulseCheck } from './pulse-checks.js';

/** The checks of the main thread have their own time; this is for a thread that has no turn for them. */
const ANSWER_WITHIN_MS = 3_500;

const { address, heartbeat } = workerData as DoorSettings;
const pulse = () => feelPulse(heartbeat);
const tell = (message: FromDoor): void => parentPort?.postMessage(message);

/** Whoever asks while an answer is on its way gets the same one: questions cannot pile up. */
const asked = new Map<Question, Promise<Answer>>();
const waiting = new Map<Question, (answer: Answer) => void>();

parentPort?.on('message', ({ about, answer }: ToDoor) => waiting.get(about)?.(answer));

function ask(question: Question): Promise<Answer> {
  const before = asked.get(question);
  if (before !== undefined) return before;
  const answer = new Promise<Answer>((resolve) => {
    const giveUp = setTimeout(() => resolve(noAnswer()), ANSWER_WITHIN_MS);
    waiting.set(question, (given) => {
      clearTimeout(giveUp);
      resolve(given);
    });
    tell({ asks: question });
  }).finally(() => asked.delete(question));
  asked.set(question, answer);
  return answer;
}

function noAnswer(): Answer {
  const says = `This process has had no turn for an answer within ${ANSWER_WITHIN_MS} ms. /healthz says how it is.`;
  const report: CheckReport = { ok: false, checks: { process: { ok: false, says } } };
  return reportOf(report);
}

try {
  const { url } = await startOperationsServer(
    {
      health: async () => reportOf(await examine([eventLoopCheck(pulse), pulseCheck(pulse)])),
      readiness: () => ask('readiness'),
      metrics: () => ask('metrics'),
    },
    address,
  );
  tell({ listensAt: url });
} catch (error) {
  tell({ failed: wordsOf(error) });
}
