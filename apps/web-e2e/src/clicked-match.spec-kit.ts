/**
 * Matches between phones of guests: played by clicks on their pages, or by bots that answer in their
 * name. One seat plays as the advice of the game says, the other does as little as it may, so that a
 * whole match takes some 35 answers.
 */
import { gameOf } from './looks.spec-kit.js';
import type { Choice, TableView } from '@scoresheet/rules-engine';
import { choose as chooseAs, drawFrom, questionTo, type Question } from '@scoresheet/services-bots';
import type { BrowserContext, Page } from 'playwright-core';
import { choose } from './choosing.spec-kit.js';
import { asked, sent } from './duel.spec-kit.js';
import { ANSWERED, GUARD_MS, untilAsked } from './played.spec-kit.js';
import { byPointer } from './press.spec-kit.js';

interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Seen {
  readonly seq: number;
  readonly status: 'OPEN' | 'RUNNING' | 'PAUSED' | 'OVER';
  readonly ownSeat: number;
  readonly table: TableView | null;
}

/** The seat that plays to win; the other one loses soon. */
const WINNING_SEAT = 1;
const QUIET = ['end', 'stay', 'pass', 'keep', 'no'];

const seenBy = async (player: Player, url: string, match: string): Promise<Seen> => {
  const query = `{ match(id: "${match}") { seq status ownSeat table } }`;
  return (await asked<{ match: Seen }>(player, url, query)).match;
};

function answerTo(table: TableView, seat: number, question: Question): Choice {
  const { options } = question;
  const quiet =
    options.pick === 'one' ? options.from.find(({ id }) => QUIET.includes(id)) : undefined;
  if (seat !== WINNING_SEAT && quiet) return quiet.id;
  return chooseAs('heuristic', { seat, table }, question, drawFrom(question.id));
}

/** Plays the match that is open on the page by clicks until it is over; returns the answers given. */
export async function playByClicks(player: Player, url: string, match: string): Promise<number> {
  const { page } = player;
  const { presentation } = await gameOf('fuzzycards');
  const hand = { page, press: byPointer, enter: byPointer, isVerbFirst: true };
  let answers = 0;
  while ((await untilAsked(page)) === 'asked') {
    const { table, ownSeat } = await seenBy(player, url, match);
    const question = questionTo(table, ownSeat);
    if (!table || !question) continue;
    await page.waitForTimeout(GUARD_MS);
    const look = { seed: 1, number: answers, seats: 2, decision: question, table };
    const choice = answerTo(table, ownSeat, question);
    const problem = await choose(hand, presentation.reads, { ...look, choice });
    if (problem !== undefined) throw new Error(`${match}: ${problem}`);
    answers += 1;
    await page.locator(ANSWERED).first().waitFor();
  }
  return answers;
}

/** Plays a match without its pages, as bots do that are seated there. */
export async function playByBots(
  players: readonly [Player, Player],
  url: string,
  match: string,
): Promise<void> {
  for (const player of players) {
    const { seq, status } = await seenBy(player, url, match);
    if (status === 'OPEN') {
      await sent(player, url, `getReady(match: "${match}", expectedSeq: ${seq})`);
    }
  }
  for (;;) {
    for (const player of players) {
      const { status, table, ownSeat } = await seenBy(player, url, match);
      if (status === 'OVER') return;
      const question = questionTo(table, ownSeat);
      if (!table || !question) continue;
      const choice = JSON.stringify(answerTo(table, ownSeat, question));
      const answer = `match: "${match}", decision: "${question.id}", choice: ${choice}`;
      await sent(player, url, `act(${answer})`);
    }
  }
}
