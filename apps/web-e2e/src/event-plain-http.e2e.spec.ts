/**
 * A hall without internet: phones come over plain http to an address in the network, which no browser
 * takes for a secure context. In the middle of a round the laptop dies; its backup goes on at another
 * one under the same address, and the phones that are open find the event again by themselves.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followBook, freePorts } from '@scoresheet/tools-throwaway';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endRound,
  enterResults,
  openEvent,
  publishRound,
  told,
  type ApiEvent,
} from './api-event.spec-kit.js';
import {
  CHROMIUM,
  PHONE,
  SHORT_LIVED,
  startBrowser,
  visitor,
  type Visitor,
} from './browser.spec-kit.js';
import { report } from './hall.spec-kit.js';
import { newDataFolder, PLAIN_HOST, serve, type Served } from './served.spec-kit.js';

const PHASES = '{ kind: SWISS, rounds: 3, standings: "magic/1", bestOf: 3, roundMs: 3000000 }';
/** A page tries again every ten seconds at most. */
const BACK_WITHIN_MS = 60_000;

describe.skipIf(CHROMIUM === undefined)('A hall without internet', () => {
  let port: string;
  let laptop: Served;
  let browser: Browser;
  let phone: Visitor;
  let event: ApiEvent;
  let backup: string;
  let data: string;

  const serveFrom = (folder: string): Promise<Served> =>
    serve({
      SCORESHEET_PORT: port,
      SCORESHEET_DATA: folder,
      SCORESHEET_ALLOWED_HOSTS: PLAIN_HOST,
    });
  const roundOf = (round: number) => ({ phase: 1, round });
  const tableOf = ({ page }: Visitor) => page.getByRole('heading', { name: /^You play at table/ });
  const isRound = ({ page }: Visitor, round: number) =>
    page.locator('.event-head').getByText(`round ${round}`).waitFor({ timeout: BACK_WITHIN_MS });
  /** Lost if the page is ever loaded anew. */
  const markOpen = ({ page }: Visitor) => page.evaluate(() => void (window.isOpenStill = true));
  const isOpenStill = ({ page }: Visitor) => page.evaluate(() => window.isOpenStill === true);

  beforeAll(async () => {
    port = String((await freePorts(1))[0]);
    data = await newDataFolder();
    backup = await mkdtemp(join(tmpdir(), 'scoresheet-backup-'));
    [laptop, browser] = await Promise.all([
      serveFrom(data),
      startBrowser([SHORT_LIVED, `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`]),
    ]);
    event = await openEvent(laptop.url, { entrants: 3, phases: PHASES, more: 'checkIn: true' });
    const url = laptop.url.replace('127.0.0.1', PLAIN_HOST);
    phone = await visitor(browser, { url, viewport: PHONE });
  });
  afterAll(async () => {
    await browser?.close();
    await laptop?.stop();
    await rm(backup, { recursive: true, force: true });
  });

  it('is entered by a guest, who checks in', async () => {
    const { page } = phone;
    await page.goto(`/event/${event.tournament}`);
    expect(await page.evaluate(() => isSecureContext), 'nothing would be shown here').toBe(false);
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByRole('textbox', { name: 'How you are called in the hall' }).fill('Wren');
    await page.getByRole('button', { name: 'Keep this name' }).click();
    await page.getByRole('heading', { name: /^Your name.*done/ }).waitFor();
    await told(event, event.owner, 'beginCheckIn');
    await page.getByRole('button', { name: 'I am here' }).click();
    await page.getByText('You are here.').waitFor();
    for (const entrant of [1, 2, 3]) {
      await told(event, event.owner, 'checkIn', `entrant: ${entrant}`);
    }
  });

  it('shows the own table as soon as a round is published, and takes the report', async () => {
    const { page } = phone;
    await told(event, event.owner, 'beginPhase', 'phase: 1');
    await publishRound(event, roundOf(1));
    await tableOf(phone).waitFor();
    await report(page, [2, 0]);
    await page.getByText(/^You have reported/).waitFor();
    await enterResults(event, roundOf(1));
    await page.locator('.own-result').waitFor();
    await endRound(event, roundOf(1));
    await publishRound(event, roundOf(2));
    await isRound(phone, 2);
    await tableOf(phone).waitFor();
  });

  it('has complained of nothing', () => {
    expect(phone.complaints).toEqual([]);
  });

  it('goes on from a backup at another laptop, and the open page finds it again', async () => {
    const { page } = phone;
    await markOpen(phone);
    await laptop.stop();
    await page.getByText('no connection').waitFor();
    await followBook('Take a backup', { data, backup });
    laptop = await serveFrom(data);
    await page.getByText('no connection').waitFor({ state: 'detached', timeout: BACK_WITHIN_MS });

    // What is accepted from here on nobody has a copy of.
    await endRound(event, roundOf(2));
    await publishRound(event, roundOf(3));
    await isRound(phone, 3);
    await laptop.stop('SIGKILL');
    await page.getByText('no connection').waitFor();
    await rm(data, { recursive: true, force: true });

    const second = join(await newDataFolder(), 'second');
    await mkdir(second);
    await followBook('Restore it', { data: second, backup });
    laptop = await serveFrom(second);
    await isRound(phone, 2);
    await tableOf(phone).waitFor();
    expect(await page.getByText('no connection').count()).toBe(0);
    expect(await isOpenStill(phone), 'nobody has loaded the page anew').toBe(true);
  });

  it('takes what is said on the page that was open all the time', async () => {
    const { page } = phone;
    await report(page, [0, 2]);
    await page.getByText(/^You have reported/).waitFor();
    await enterResults(event, roundOf(2));
    await page.locator('.own-result').waitFor();
    await endRound(event, roundOf(2));
    await publishRound(event, roundOf(3));
    await isRound(phone, 3);
    await tableOf(phone).waitFor();
    expect(await isOpenStill(phone)).toBe(true);
  });
});

declare const isSecureContext: boolean;
declare const window: { isOpenStill?: boolean };
