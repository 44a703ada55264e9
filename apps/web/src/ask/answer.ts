/** The worker's end: answers what it is asked, one question after the other. */
import type { Asked, Port, Questions, Said } from './port.js';

/** Answers keep the order of the questions, also where one of them waits for something. */
export function answer<Q extends Questions<Q>>(port: Port, questions: Q): void {
  const say = (said: Said): void => port.postMessage(said);
  const answerOne = async ({ id, what, given }: Asked): Promise<void> => {
    try {
      const question = questions[what as keyof Q];
      const tell = (progress: unknown): void => say({ id, is: 'progress', progress });
      say({ id, is: 'answer', answer: await question(given as never, tell) });
    } catch (error) {
      say({ id, is: 'failed', says: error instanceof Error ? error.message : 'no Error' });
    }
  };
  let last = Promise.resolve();
  port.addEventListener('message', ({ data }) => {
    last = last.then(() => answerOne(data as Asked));
  });
}
