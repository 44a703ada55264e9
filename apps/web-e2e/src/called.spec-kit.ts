/** A page that is told another name than the server has. */
import type { BrowserContext, Page } from 'playwright-core';

declare const nameOfEverybody: () => Promise<string>;
declare const localStorage: { clear(): void };
declare const sessionStorage: { clear(): void };

/**
 * Gives everybody who sits anywhere, and every device, the name that the returned function was given last.
 * The server, which would refuse it, does not know. The answers are changed within the page, since a
 * browser keeps no file of a page whose requests are routed.
 */
export async function callEverybody(context: BrowserContext): Promise<(name: string) => void> {
  let called = '';
  await context.exposeFunction('nameOfEverybody', () => called);
  await context.addInitScript(renameAnswers);
  return (name) => void (called = name);
}

/** Stands alone: it runs within the page. */
function renameAnswers(): void {
  const NAMED = /"(label|device)":"(?:[^"\\]|\\.)*"(,"name":"(?:[^"\\]|\\.)*")?/g;
  const answerOf = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const response = await answerOf(...asked);
    if (!response.url.endsWith('/graphql')) return response;
    const called = JSON.stringify(await nameOfEverybody());
    const said = (await response.text()).replaceAll(
      NAMED,
      (_, what: string, account?: string) =>
        `"${what}":${called}${account === undefined ? '' : `,"name":${called}`}`,
    );
    return new Response(said, response);
  };
}

/** Forgets what a page has kept in the browser. */
export const forgetKept = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
