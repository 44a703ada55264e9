/**
 * Makes a choice on the page, pick by pick, out of nothing but what the page offers. How it is said
 * comes from the game; where, is looked up on the page anew after every press.
 */
import type { TableView } from '@scoresheet/rules-engine';
import { MAX_BUTTONS, pickKey, type OptionReader, type Pick } from '@scoresheet/rules-presentation';
import type { Page } from 'playwright-core';
import type { Look } from './looks.spec-kit.js';
import type { PageDocument } from './page-parts.spec-kit.js';
import type { Press } from './press.spec-kit.js';

declare const document: PageDocument;

export interface Hand {
  readonly page: Page;
  readonly press: Press;
  /** Puts the cursor into something that is written into. */
  readonly enter: Press;
  /** The verb is said before anything is pointed at, or only when nothing else helps. */
  readonly isVerbFirst: boolean;
}

const SEND = '.bar .button[data-main]:enabled';
const WORDS = '.bar-words';
const STEPPER = '.stepper input';
const TAKE = '.stepper .button';
/** A choice takes so many presses at most. */
const MOST_PRESSES = 60;

/** Chooses and sends; why that cannot be done is given as words. */
export async function choose(hand: Hand, reads: OptionReader, look: Look) {
  const { choice, decision } = look;
  const { pick } = decision.options;
  if (pick === 'words') {
    return (await write(hand, WORDS, String(choice))) ?? hand.press(hand.page, SEND);
  }
  if (pick === 'number') {
    return (await step(hand, Number(choice))) ?? hand.press(hand.page, SEND);
  }
  return (await sayAll(hand, saidOf(reads, look), look.table)) ?? hand.press(hand.page, SEND);
}

interface Said {
  readonly verb: string;
  readonly picks: readonly Pick[];
  /** Several are named one after another, as the answer has them. */
  readonly isInOrder: boolean;
}

function saidOf(reads: OptionReader, { decision, choice }: Look): Said {
  const picksOf = (id: string) => reads(decision, { id }).steps.flatMap(({ picks }) => picks);
  if (typeof choice === 'string') {
    return { verb: reads(decision, { id: choice }).verb, picks: picksOf(choice), isInOrder: false };
  }
  const named = (choice as readonly string[]).map((id): Pick => {
    const [only, ...others] = picksOf(id);
    return only && others.length === 0 ? only : { is: 'mode', mode: id };
  });
  return { verb: '', picks: named, isInOrder: true };
}

/** Something that is pressed if the page offers it. */
interface Wish {
  readonly selector: string;
  readonly pick?: Pick;
  readonly isVerb?: true;
}

async function sayAll(hand: Hand, { verb, picks, isInOrder }: Said, table: TableView) {
  let unsaid = picks;
  let isVerbLeft = verb !== '';
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const verbs: readonly Wish[] = isVerbLeft ? [{ selector: saying(verb), isVerb: true }] : [];
    const pointed = (isInOrder ? unsaid.slice(0, 1) : unsaid).map((pick): Wish => ({
      selector: placeOf(pick),
      pick,
    }));
    const said = hand.isVerbFirst ? [...verbs, ...pointed] : [...pointed, ...verbs];
    const wishes = [...said, ...unsaid.flatMap((pick) => unfolding(pick, table))];
    const { at, canSend, buttons } = await hand.page.evaluate(
      offers,
      wishes.map(({ selector }) => selector),
    );
    if (buttons.length > MAX_BUTTONS) return `offers ${buttons.length} buttons`;
    if (new Set(buttons).size < buttons.length) return `offers one twice: ${buttons.join(' | ')}`;
    const wish = wishes[at];
    if (!wish)
      return canSend ? undefined : `offers none of ${wishes.map((w) => w.selector).join('\n')}`;
    const problem = await grant(hand, wish);
    if (problem !== undefined) return problem;
    if (wish.isVerb) isVerbLeft = false;
    unsaid = unsaid.filter((pick) => pick !== wish.pick);
  }
  return `takes more than ${MOST_PRESSES} presses`;
}

async function grant(hand: Hand, { selector, pick }: Wish): Promise<string | undefined> {
  const isStepped = pick?.is === 'amount' && (await hand.page.locator(STEPPER).count()) > 0;
  return isStepped ? step(hand, pick.amount) : hand.press(hand.page, selector);
}

/** The first thing that is there, whether all that was said can be sent, and the words to say. */
function offers(selectors: readonly string[]) {
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  return {
    at: selectors.findIndex(isThere),
    canSend: isThere('.bar .button[data-main]:enabled'),
    buttons: [...document.querySelectorAll('.bar-acts .button[lang=en]')].map(
      ({ textContent }) => textContent ?? '',
    ),
  };
}

const quoted = (text: string): string => JSON.stringify(text);
const saying = (key: string): string => `.bar-acts .button[value=${quoted(key)}]`;
const ASKED_FOR = ':is([data-state=can], [data-state=target])';

/** Wherever a pick may be offered. */
function placeOf(pick: Pick): string {
  const key = pickKey(pick);
  const anywhere = [saying(key), `.tray [data-pick=${quoted(key)}] .tile`];
  switch (pick.is) {
    case 'card':
      return [`.board .tile[data-card=${quoted(pick.card)}]${ASKED_FOR}`, ...anywhere].join(', ');
    case 'slot': {
      const area = `.area[data-seat="${pick.seat}"][data-zone=${quoted(pick.zone)}]`;
      return [`${area} [data-slot="${pick.slot}"] > ${ASKED_FOR}`, ...anywhere].join(', ');
    }
    case 'seat':
      return [`.seat-line[data-seat="${pick.seat}"] .seat-name${ASKED_FOR}`, ...anywhere].join(
        ', ',
      );
    case 'amount':
      return [STEPPER, ...anywhere].join(', ');
    default:
      return anywhere.join(', ');
  }
}

/** At a large table what is wanted may lie with somebody who is folded away. */
function unfolding(pick: Pick, { seats }: TableView): readonly Wish[] {
  const seat =
    pick.is === 'slot'
      ? pick.seat
      : pick.is === 'card'
        ? seats.find(({ zones }) => JSON.stringify(zones).includes(quoted(pick.card)))?.seat
        : undefined;
  const line = `.seat-line[data-seat="${seat}"]`;
  return seat ? [{ selector: `.strip:has(${line}) .strip-open[aria-expanded=false]` }] : [];
}

async function step(hand: Hand, amount: number): Promise<string | undefined> {
  return (await write(hand, STEPPER, String(amount))) ?? hand.press(hand.page, TAKE);
}

async function write({ page, enter }: Hand, selector: string, text: string) {
  const problem = await enter(page, selector);
  if (problem !== undefined) return problem;
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
  return undefined;
}
