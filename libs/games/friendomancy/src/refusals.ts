/**
 * Why something is not offered. Where several rules forbid it the first is named: the decision,
 * the card, the cost, the target. A card that does not exist and one that the asker may not know
 * get the same words.
 */
import {
  JUDGE,
  type Asked,
  type Choice,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { refuseAct } from './acts/refuse-act.js';
import { refuseDraft, refuseDraw } from './acts/refuse-take.js';
import { disputing, isDisputed } from './disputes/raise.js';
import { judgeLeft, PLAY_WAITS, refuseDispute } from './disputes/refuse-dispute.js';
import { LONGEST_ANSWER, LONGEST_QUESTION, LONGEST_REASON } from './disputes/written.js';
import { hasJudge, judgeSits } from './judge.js';
import { no } from './refusal.js';

const lineOf = (longest: number, what: string): string =>
  `${what} in one line of plain text, of at most ${longest} characters.`;

/** What a decision is about and which rule holds whoever answers it. */
const ABOUT: Readonly<Record<string, readonly [rule: string, says: string]>> = {
  'draft-order': ['A-FRI-47', 'Name every player once, in the order in which they draft.'],
  'turn-order': ['A-FRI-47', 'Name every player that is offered once, in the order of turns.'],
  'place-foe': ['R-FRI-18', 'Give the Foe one of the four Pools.'],
  'end-step': ['R-FRI-52', 'Keep your hand, or discard one card of it.'],
  discard: ['R-FRI-58', 'Name exactly as many cards of your hand as have to go.'],
  may: ['A-FRI-59', 'Answer "yes" or "no".'],
  target: ['A-FRI-59', 'Choose among what is offered, as many as the text says.'],
  dispute: ['A-FRI-66', 'A rule is disputed once in a match, and three questions are yours.'],
  about: ['A-FRI-66', 'Name a decision by its number, the latest at most, or 0 for none.'],
  question: ['A-FRI-66', lineOf(LONGEST_QUESTION, 'Write your question')],
  answer: ['A-FRI-67', lineOf(LONGEST_ANSWER, 'Write your answer')],
  reason: ['A-FRI-67', lineOf(LONGEST_REASON, 'Write your reason, or nothing,')],
  reading: ['A-FRI-67', 'Name one of the readings of this rule.'],
  criteria: ['A-FRI-67', 'Name one or more of Fun, Clear, Funny, Consistent and Fair.'],
};

/** Decisions that are answered in words of one's own, whatever they begin with. */
const WRITTEN: ReadonlySet<string> = new Set(['question', 'answer', 'reason']);

const MAIN_STEP_ONLY = 'Cards are played and attacks made in your own Main Step.';

const SACRIFICED =
  'Cards are sacrificed when a card says so; in your own Main Step where the match allows it.';

export function refuse(
  reading: Reading,
  seat: Seat,
  asked: Asked | undefined,
  choice: Choice,
): Refusal {
  if (reading.state.outcome) return no('R-FRI-02', 'The game is over.');
  if (asked && WRITTEN.has(asked.kind)) return about(asked);
  const words = typeof choice === 'string' ? choice.split(' ') : [];
  const dispute = words[0] === 'dispute' && refuseDispute(reading, seat, words.join(' '));
  if (dispute) return dispute;
  const own = asked?.kind === disputing.kind ? ownQuestion(reading, seat) && asked : asked;
  if (own?.kind === disputing.kind) return about(own);
  const isAct = words[0] === 'play' || words[0] === 'attack';
  if (isAct && own?.kind !== 'main') return no('A-FRI-50', MAIN_STEP_ONLY);
  if (words[0] === 'sacrifice' && own?.kind !== 'main') return no('A-FRI-31', SACRIFICED);
  return own ? refuseAnswer(reading, seat, own, words) : refuseTurn(reading, seat);
}

/** What the seat is asked besides that it may dispute something. */
const ownQuestion = ({ state }: Reading, seat: Seat): Asked | undefined =>
  state.stack.at(-1)?.asks?.find((asked) => asked.seat === seat && asked.kind !== disputing.kind);

/** Refuses a seat that is asked nothing, but for a dispute: that is open to all at any time. */
function refuseTurn(reading: Reading, seat: Seat): Refusal {
  const { state } = reading;
  if (seat === JUDGE && judgeSits(state.options) && !hasJudge(state)) return judgeLeft('A-FRI-42');
  if (isDisputed(reading)) return PLAY_WAITS;
  return no('A-FRI-32', 'You are asked nothing now: wait for your turn.');
}

function refuseAnswer(
  reading: Reading,
  seat: Seat,
  asked: Asked,
  words: readonly string[],
): Refusal {
  switch (asked.kind) {
    case 'draft':
      return refuseDraft(reading, words);
    case 'draw-step':
      return refuseDraw(words);
    case 'main':
      return refuseAct(reading, seat, words);
    default:
      return about(asked);
  }
}

function about({ kind }: Asked): Refusal {
  const [rule, says] = ABOUT[kind] ?? ['A-FRI-32', 'This is not what you are asked.'];
  return no(rule, says);
}
