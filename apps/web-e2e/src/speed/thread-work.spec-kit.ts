/** What a page works, in time of its own thread: other programs of this machine hardly lengthen that. */
import type { CDPSession, Page } from 'playwright-core';

/** The tools of the developer, which count from now on. */
export async function countedWork(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
}

/** Milliseconds that the page's thread has worked for: scripts, styles, layout. */
export async function workedMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1_000 * (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'));
}
