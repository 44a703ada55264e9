/**
 * Why something is not offered. Where several rules forbid it, the first in the order of A-BUD-68
 * is named: one answer for all tools. A card that does not exist and one that the asker may not
 * know get the same words.
 */
import {
  isRepeated,
  type Asked,
  type Choice,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { refuseBurn, refuseDefend, refuseUse, refuseWithdraw } from './acts/refuse-act.js';
import { refusePlay } from './acts/refuse-play.js';
import { no } from './refusal.js';
import { refuseStart } from './setup/starting-buddies.js';

/** The decisions that a word may answer; every other word answers what it was offered for. */
const DECISIONS_OF: Readonly<Record<string, readonly string[]>> = {
  ...{ keep: ['redraw'], redraw: ['redraw'] },
  ...{ draw: ['extra-card'], decline: ['extra-card'] },
  ...{ seat: ['first-player'], start: ['starting-buddy'] },
  ...{ play: ['respond'], use: ['respond'], defend: ['respond'], withdraw: ['respond'] },
  ...{ burn: ['respond'], pass: ['respond'] },
  ...{ yes: ['may'], take: ['search'] },
};

/** What a decision is about and which rule holds whoever answers it. */
const ABOUT: Readonly<Record<string, readonly [rule: string, says: string]>> = {
  redraw: ['R-BUD-36', 'You are asked whether to shuffle your hand back: "keep" or "redraw".'],
  'extra-card': ['R-BUD-37', 'You are asked whether to take a card: "draw" or "decline".'],
  'first-player': ['R-BUD-38', 'You are asked who goes first, as "seat 2".'],
  'starting-buddy': ['R-BUD-39', 'Put one Buddy out of your hand into play, with a free name.'],
  respond: ['A-BUD-07', 'You have the priority: act, or pass.'],
  discard: ['R-BUD-72', 'Name exactly as many cards of your hand as are above the limit.'],
  may: ['A-BUD-49', 'Answer "yes" or "no".'],
  target: ['R-BUD-63', 'Choose among the targets that are offered, as many as the text says.'],
  search: ['A-BUD-62', 'Take one of the cards that fit and that your deck holds, or nothing.'],
  'order-triggers': ['A-BUD-49', 'Put all of them in an order.'],
  replace: ['A-BUD-70', 'Choose which of them counts first.'],
};

export function refuse(
  reading: Reading,
  seat: Seat,
  asked: Asked | undefined,
  choice: Choice,
): Refusal {
  const [verb = '', ...words] = typeof choice === 'string' ? choice.split(' ') : [];
  const kinds = DECISIONS_OF[verb];
  if (reading.state.outcome) return no('R-BUD-14', 'The game is over.');
  if (!asked) return no('A-BUD-07', 'It is not your turn to answer; wait until you are asked.');
  if (isRepeated(reading, seat, String(choice))) {
    return no('A-BUD-64', 'You did just this in the same situation before; pass, or do another.');
  }
  if (asked.kind === 'respond' && kinds?.includes('respond')) {
    return refuseAct(reading, seat, verb, words);
  }
  if (kinds?.includes('redraw') && asked.kind !== 'redraw') {
    return no('R-BUD-36', 'A hand is redrawn before the game, when it holds no Buddy.');
  }
  if (asked.kind === 'redraw' && verb === 'redraw') {
    return no('A-BUD-24', 'Your deck holds no Buddy either: nothing is left but to keep the hand.');
  }
  const taken = asked.kind === 'starting-buddy' ? refuseStart(reading, seat, words) : undefined;
  if (taken) return taken;
  if (asked.kind === 'discard' && !isTrimming(reading)) {
    return no('R-BUD-82', 'The text says how many cards of your hand go: name as many.');
  }
  const [rule, says] = ABOUT[asked.kind] ?? ['A-BUD-07', 'This is not what you are asked.'];
  return no(rule, says);
}

/** Whether the End phase asks for the cards above the limit; else an effect asks for some. */
const isTrimming = ({ state }: Reading): boolean => state.stack.at(-1)?.kind === 'end';

function refuseAct(reading: Reading, seat: Seat, verb: string, words: readonly string[]): Refusal {
  switch (verb) {
    case 'use':
      return refuseUse(reading, seat, words);
    case 'defend':
      return refuseDefend(reading, seat, words);
    case 'withdraw':
      return refuseWithdraw(reading, seat);
    case 'burn':
      return refuseBurn(reading, seat);
    case 'play':
      return refusePlay(reading, seat, words);
    default:
      return no('A-BUD-07', 'To pass, answer "pass" and nothing else.');
  }
}
