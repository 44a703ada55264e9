/** Answers of the server that a spec reads, or changes, on their way to the page. */
import type { Route } from 'playwright-core';

interface OnTheWay {
  /** What the request says of itself in place of what the page had it say. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives the words that the page hears, out of those that the server said. */
  readonly change?: (said: string) => string;
}

/**
 * Lets a request go on to the server, and its answer on to the page. A page may be closed, or loaded
 * again, at any moment in between: then nobody waits for the answer any more, and it is given up.
 */
export async function passOn(
  route: Route,
  { headers, change = (said) => said }: OnTheWay = {},
): Promise<void> {
  const response = await route.fetch(headers && { headers }).catch(() => undefined);
  const said = await response?.text().catch(() => undefined);
  if (response === undefined || said === undefined) {
    return route.abort().catch(() => undefined);
  }
  await route.fulfill({ response, body: change(said) }).catch(() => undefined);
}
