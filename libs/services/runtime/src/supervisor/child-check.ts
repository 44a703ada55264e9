/** Whether a child can do its work, as its own door for operators says. */
import { CHECK_WITHIN_MS, type Check, type CheckReport } from '../operations/checks.js';
import type { SupervisedProcess } from './supervised-process.js';

/** The child gives its own checks their time before it answers. */
const CHILD_WITHIN_MS = CHECK_WITHIN_MS + 1_000;

export const childCheck = (
  child: Pick<SupervisedProcess, 'name' | 'whereabouts' | 'deaths'>,
): Check => ({
  name: child.name,
  withinMs: CHILD_WITHIN_MS,
  async examine() {
    const { whereabouts } = child;
    const loop = child.deaths.loop();
    if (loop !== undefined) return loop;
    if (whereabouts === undefined) return 'It has ended and is being started again. Wait for it.';
    const answer = await fetch(`${whereabouts.operations}/readyz`, {
      signal: AbortSignal.timeout(CHILD_WITHIN_MS),
    }).catch(() => undefined);
    if (answer === undefined) return 'It does not answer. Its log says more.';
    return answer.ok ? undefined : wordsOf((await answer.json()) as CheckReport);
  },
});

const wordsOf = ({ checks }: CheckReport): string =>
  Object.entries(checks)
    .flatMap(([name, { says }]) => (says === undefined ? [] : [`${name}: ${says}`]))
    .join(' ');
