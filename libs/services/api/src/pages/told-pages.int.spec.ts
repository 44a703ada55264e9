/**
 * Given the link to a match, then a messenger that looks at it is told what a stranger may know: who
 * plays what, and how far it is. Two clocks are set by the spec, so that nobody waits for a delay.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOPICS } from '@scoresheet/contracts-messages';
import { memoryLog } from '@scoresheet/event-log-memory';
import { newActor } from '@scoresheet/services-accounts';
import { emptyLists, type MatchRow } from '@scoresheet/services-read-models';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seatLabel } from '../accounts/guest-label.js';
import type { MatchLists } from '../api-parts.js';
import { append, playedMatch, startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import { rowOf } from '../channels.spec-kit.js';
import { virtualClock } from '../clock.spec-kit.js';
import { MatchTails } from '../matches/match-tails.service.js';
import * as played from '../played-table.spec-kit.js';
import { withWords } from './page-words.js';

const clock = virtualClock(1_700_000_000_000);
const folder = mkdtempSync(join(tmpdir(), 'told-pages-'));
const INDEX =
  '<!doctype html><head><meta name="csp-nonce" content="__NONCE__"><title>Scoresheet</title></head>';

let api: TestApi;
let stopWorkers: () => Promise<void>;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), INDEX);
  const log = memoryLog({ topics: Object.values(TOPICS), partitions: 1, now: clock.now });
  api = await startApi({ log, clock, pagesFolder: folder });
  stopWorkers = await startWorkers(api);
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
  rmSync(folder, { recursive: true });
});

async function told(path: string, at = api.url) {
  const response = await fetch(new URL(path, at));
  const html = await response.text();
  const meta = (name: string) =>
    new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  const [, tab] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { tab, title: meta('title'), says: meta('description'), response, html };
}

const [ANN, BOB] = [newActor(), newActor()];
const NAMES = `Fuzzycards: ${seatLabel(ANN)} – ${seatLabel(BOB)}`;
const RECORDED = 'Every action is on the record.';

/** A match in which both sit and are ready. */
async function begun(terms = ''): Promise<string> {
  const [ann, bob] = [await api.tokenOf(ANN), await api.tokenOf(BOB)];
  const { match } = await played.send(api, ann, `createMatch(game: "fuzzycards"${terms})`);
  const deck = JSON.stringify(await played.fuzzycardsDeck(api));
  const sat = (token: string, seat: number, seq: number) =>
    played.send(
      api,
      token,
      `takeSeat(match: "${match}", seat: ${seat}, deck: ${deck}, expectedSeq: ${seq})`,
    );
  await sat(ann, 1, 0);
  await sat(bob, 2, 1);
  const ready = (token: string, seq: number) =>
    played.send(api, token, `getReady(match: "${match}", expectedSeq: ${seq})`);
  await ready(ann, 2);
  await ready(bob, 3);
  return match;
}

const concede = async (match: string) =>
  expect(
    await played.send(api, await api.tokenOf(ANN), `concede(match: "${match}")`),
  ).toMatchObject({ __typename: 'Accepted' });

describe('The page of a match says, before any script has run,', () => {
  it('who plays what, and how far it is', async () => {
    const match = await begun();
    expect(await told(`/match/${match}`)).toMatchObject({
      tab: `${NAMES} · Scoresheet`,
      title: NAMES,
      says: `Being played now. ${RECORDED}`,
    });
    expect(await told(`/embed/${match}?at=3`)).toMatchObject({ title: NAMES });
    await concede(match);
    const { says } = await told(`/match/${match}`);
    expect(says).toBe(`Over: ${seatLabel(BOB)} won. ${RECORDED}`);
  });

  it('that seats are free', async () => {
    const ann = await api.tokenOf(ANN);
    const { match } = await played.send(api, ann, 'createMatch(game: "fuzzycards")');
    expect(await told(`/match/${match}`)).toMatchObject({
      title: 'Fuzzycards',
      says: `Open: 2 seats are free. ${RECORDED}`,
    });
  });

  it('no end before its delay is over', async () => {
    const match = await begun(', spectatorDelay: { events: 0, seconds: 30 }');
    clock.pass(60_000);
    await concede(match);
    expect((await told(`/match/${match}`)).says).toBe(`Being played now. ${RECORDED}`);
    clock.pass(31_000);
    expect((await told(`/match/${match}`)).says).toContain('Over');
  });

  it('nothing of a private one, and nothing else than of one that is not there', async () => {
    const match = await begun(', private: true');
    const { tab, html } = await told(`/match/${match}`);
    expect(tab).toBe('Scoresheet');
    const nonce = /content="[^"]*"/;
    const nowhere = (await told('/match/m-none')).html;
    expect(html.replace(nonce, '')).toBe(nowhere.replace(nonce, ''));
  });

  it('and keeps nowhere what it says', async () => {
    const { response } = await told(`/match/${await begun()}`);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('The page of a long match says', () => {
  /** What is told of a match of more than a hundred events, and whether it was folded for that. */
  async function toldOfLong(list: readonly MatchRow[], match: string) {
    const page = vi.fn<MatchLists['page']>().mockResolvedValue({ rows: list, hasMore: false });
    const lists = { ...emptyLists, page };
    const log = api.log.openAnother();
    const other = await startApi({ log, clock, pagesFolder: folder, matches: lists });
    const look = vi.spyOn(other.get(MatchTails), 'standingOf');
    const { title, says } = await told(`/match/${match}`, other.url);
    const asked = page.mock.calls.map(([{ filter, sight }]) => ({ filter, sight }));
    await other.close();
    return { title, says, asked, looks: look.mock.calls.length };
  }

  it('what lists have of it, and nothing is folded for that', async () => {
    const events = playedMatch(api.environment, 'long');
    expect(events.length).toBeGreaterThan(100);
    await append(api.log, events);
    const row = rowOf(events);
    const { title, says, asked, looks } = await toldOfLong([row], row.id);
    expect(title).toBe(`Fuzzycards: ${seatLabel('long-seat1')} – ${seatLabel('long-seat2')}`);
    expect(says).toMatch(/^Over: .* won\. /);
    const aStranger = { isStaff: false, nowMs: clock.now() };
    expect(asked).toEqual([{ filter: { id: row.id, suspended: false }, sight: aStranger }]);
    expect(looks).toBe(0);
  });

  it('nothing for as long as no list has it, rather than to fold it', async () => {
    const events = playedMatch(api.environment, 'unlisted');
    expect(events.length).toBeGreaterThan(100);
    await append(api.log, events);
    const { title, looks } = await toldOfLong([], rowOf(events).id);
    expect({ title, looks }).toEqual({ title: undefined, looks: 0 });
  });
});

describe('Other pages', () => {
  it.each([
    ['/decks/fuzzycards', 'A deck of Fuzzycards'],
    ['/cards/fuzzycards/FA-001', 'The cards of Fuzzycards'],
    ['/rules/buddies', 'The rules of Buddies'],
    ['/decks/constructor', undefined],
    ['/decks', undefined],
    ['/match/%', undefined],
    ['/', undefined],
  ])('under %s are called by what they show, or by nothing', async (path, title) => {
    expect((await told(path)).title).toBe(title);
  });
});

describe('Words within a document', () => {
  it('are text, whatever stands in them', () => {
    const title = `"><script>alert(1)</script>$&$'__NONCE__`;
    const html = withWords('<title>Scoresheet</title>', { title, says: "'&<" });
    expect(html).not.toContain('<script');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;$&#39;__NONCE__');
    expect(html).toContain('content="&#39;&amp;&lt;"');
  });
});
