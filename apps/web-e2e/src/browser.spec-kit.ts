/** Real Chromium as specs drive it: the system's own, with a fresh profile, that calls nobody. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { existsSync } from 'node:fs';
import {
  chromium,
  type APIResponse,
  type Browser,
  type BrowserContext,
  type Page,
} from 'playwright-core';

/** The shell is the same browser without windows of its own. */
const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Where Chromium is; undefined where none is installed. */
export const CHROMIUM = PLACES.map((name) => `/usr/bin/${name}`).find(existsSync);

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
];

/** A page of a spec lives for seconds: optimising its scripts would take longer than running them. */
export const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/** `more`: further arguments of the command line. Specs that measure speed leave out SHORT_LIVED. */
export function startBrowser(more: readonly string[] = [SHORT_LIVED]): Promise<Browser> {
  if (CHROMIUM === undefined) throw new Error('no Chromium is installed');
  const args = [...QUIET, ...more];
  return chromium.launch({ executablePath: CHROMIUM, headless: true, args });
}

export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 320, height: 640 };

interface Somebody {
  readonly url: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  /** Still: nothing waits to be seen. */
  readonly isStill?: boolean;
  readonly locale?: string;
  /** Of the clock of their device; that of this machine if absent. */
  readonly timezoneId?: string;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained of: errors of scripts, refusals of the policy. */
  readonly complaints: readonly string[];
}

/** Somebody with a browser of their own: no cookie, no cache, nothing remembered. */
export async function visitor(browser: Browser, somebody: Somebody): Promise<Visitor> {
  const { url, viewport = DESKTOP, theme = 'light', isStill = true, locale = 'en-GB' } = somebody;
  const { timezoneId } = somebody;
  const context = await browser.newContext(
    withoutUndefined({
      baseURL: url,
      viewport,
      locale,
      colorScheme: theme,
      timezoneId,
      reducedMotion: isStill ? 'reduce' : 'no-preference',
    }),
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { context, page, complaints };
}

/**
 * Asks the api with the cookies of that browser. It keeps no connection: the server may close a kept
 * one just when the next query is sent on it.
 */
export const postQuery = (
  { request }: BrowserContext,
  url: string,
  query: string,
): Promise<APIResponse> => {
  const headers = { origin: url, 'content-type': 'application/json', connection: 'close' };
  return request.post(`${url}/graphql`, { headers, data: { query } });
};
