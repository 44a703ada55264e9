/**
 * One thing that takes long begins in each turn of the event loop. A dear query that waits for
 * nothing runs to its end in one go, and a dozen of them would run before anybody else is heard.
 */
import { AsyncResource } from 'node:async_hooks';

export function turns(): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  const beginNext = (): void => {
    const begin = waiting.shift();
    if (waiting.length > 0) setImmediate(beginNext);
    begin?.();
  };
  return (begin) => {
    waiting.push(AsyncResource.bind(begin));
    if (waiting.length === 1) setImmediate(beginNext);
  };
}
