/** Shows looks to a page, one after the other, and answers each by a pointer or by keys alone. */
import type { CatalogEntry } from '@scoresheet/games-catalog/lazy';
import type { Page } from 'playwright-core';
import { choose, type Hand } from './choosing.spec-kit.js';
import { drawnOn } from './drawn.spec-kit.js';
import { knownOf } from './known.spec-kit.js';
import type { Look } from './looks.spec-kit.js';
import { byKeys, byPointer, goByTab } from './press.spec-kit.js';
import type { Telling } from './telling.spec-kit.js';
import { NAMES, type Told, type ToldMatch } from './told-match.spec-kit.js';

interface Showing {
  readonly telling: Telling;
  readonly entry: CatalogEntry;
  /** Under which a match of it is created. */
  readonly game: string;
  /** A page that `hurry` has prepared. */
  readonly page: Page;
}

declare const performance: { now(): number };

/** Whoever presses here is quick: the page is told that time has passed. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + (globalThis.hurriedMs ?? 0);
  });
}

declare global {
  var hurriedMs: number | undefined;
}

function letTimePass(ms: number): void {
  globalThis.hurriedMs = (globalThis.hurriedMs ?? 0) + ms;
}

/** A decision takes no press before (`use-choice.ts`). */
const GUARD_MS = 320;

/** A match of which the look is the first that is told. */
export async function openFor(showing: Showing, look: Look): Promise<ToldMatch> {
  const match = showing.telling.open(toldFor(showing, look));
  match.tell(look.table, look.decision.id);
  await showing.page.goto(`/match/${match.id}`);
  return match;
}

/** What a match has to be for a look to be a moment of it. */
const toldFor = ({ game, entry }: Showing, { seats, decision }: Look): Told => ({
  game,
  ruleset: entry.ruleset.id,
  seats,
  ownSeat: decision.seat,
});

/** What was wrong, each with the seed that shows it again. */
export async function problemsIn(showing: Showing, looks: readonly Look[]): Promise<string[]> {
  const problems: string[] = [];
  for (const group of bySeat(looks)) problems.push(...(await problemsOfSeat(showing, group)));
  return problems;
}

/** A page is somebody's at a table of so many: it is opened once for all that they are asked. */
function bySeat(looks: readonly Look[]): readonly (readonly Look[])[] {
  const groups = new Map<string, Look[]>();
  for (const look of looks) {
    const key = `${look.decision.seat} of ${look.seats}`;
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()];
}

async function problemsOfSeat(showing: Showing, looks: readonly Look[]): Promise<string[]> {
  const problems: string[] = [];
  let match: ToldMatch | undefined;
  for (const look of looks) {
    const hand = handFor(showing.page, look);
    match?.tell(look.table, look.decision.id);
    match ??= await openFor(showing, look);
    const found = await problemsOfLook({ ...showing, match }, look, hand);
    problems.push(...found.map((says) => `${nameOf(showing, look)}, ${hand.name}: ${says}`));
    // What was not sent would still be half chosen.
    if (found.length > 0) match = undefined;
  }
  return problems;
}

interface NamedHand extends Hand {
  readonly name: string;
}

/** Half of the looks are answered by each hand, and half of those begin with the verb. */
function handFor(page: Page, { seed }: Look): NamedHand {
  const isVerbFirst = seed % 8 < 4;
  return seed % 2 === 0
    ? { page, name: 'by a pointer', press: byPointer, enter: byPointer, isVerbFirst }
    : { page, name: 'by keys', press: byKeys, enter: goByTab, isVerbFirst };
}

const nameOf = ({ game }: Showing, { seed, number, decision, choice }: Look): string =>
  `${game}, seed ${seed}, action ${number}, ${decision.kind} of seat ${decision.seat}, ${JSON.stringify(choice)}`;

interface Sitting extends Showing {
  readonly match: ToldMatch;
}

async function problemsOfLook(sitting: Sitting, look: Look, hand: Hand): Promise<string[]> {
  const { page, entry, match } = sitting;
  await page.locator('.bar[data-state=asked]').waitFor();
  await page.evaluate(letTimePass, GUARD_MS);
  const unlike = await notDrawn(sitting, look);
  const unturned = await turnTo(look, hand);
  if (unturned !== undefined) return [...unlike, unturned];
  const answered = match.answered();
  const problem = await choose(hand, entry.presentation.reads, look);
  if (problem !== undefined) return [...unlike, problem];
  const sent = JSON.stringify((await answered)?.choice);
  return sent === JSON.stringify(look.choice) ? unlike : [...unlike, `sends ${sent}`];
}

/** Whoever is asked several things turns from the first to the one that is looked at. */
async function turnTo({ table, decision }: Look, { page, press }: Hand) {
  const own = table.decisions.filter(({ seat, options }) => seat === decision.seat && options);
  const turns = own.findIndex(({ id }) => id === decision.id);
  for (let turned = 0; turned < turns; turned += 1) {
    const problem = await press(page, '.bar [data-act=another]');
    if (problem !== undefined) return problem;
    await page.evaluate(letTimePass, GUARD_MS);
  }
  return undefined;
}

/** Wherever the document says anything else than the view. */
async function notDrawn({ page, entry }: Showing, { table }: Look): Promise<string[]> {
  const drawn = await drawnOn(page);
  const game = { ...entry, ...entry.presentation, seats: NAMES };
  const known = knownOf(game, table, drawn.seats);
  return (['areas', 'lines'] as const).flatMap((part) =>
    [...new Set([...Object.keys(known[part]), ...Object.keys(drawn[part])])].flatMap((key) => {
      const [is, shouldBe] = [drawn[part][key], known[part][key]].map((each) =>
        JSON.stringify(each),
      );
      return is === shouldBe ? [] : [`draws ${key} as ${is}, which is ${shouldBe}`];
    }),
  );
}
