/**
 * Why something is not offered. Where several rules forbid it the first is named: the decision,
 * the card, the cost, the target. A card that does not exist and one that the asker may not know
 * get the same words.
 */
import {
  JUDGE,
  no,
  tableCounter,
  type Asked,
  type Choice,
  type Reading,
  type Refusal,
  type Rules,
  type Seat,
} from '@scoresheet/rules-engine';
import { refusing, saidBy } from '@scoresheet/rules-presentation';
import { DECISIONS } from './decisions.js';
import {
  isDisputed,
  judgeLeft,
  PLAY_WAITS,
  refuseDispute,
  UNDISPUTED,
} from './disputes/may-dispute.js';
import { disputing } from './disputes/raise.js';
import { isIn } from './field.js';
import { hasJudge, judgeSits } from './judge.js';
import { draftDecision } from './setup/draft.js';
import { drawStepDecision } from './turn/draw-step.js';
import { endStepDecision } from './turn/end-step.js';
import { mainDecision } from './turn/main-step.js';

/** Decisions that are answered in words of one's own, whatever they begin with. */
const WRITTEN: ReadonlySet<string> = new Set(['question', 'answer', 'reason']);

/** Decisions that the JUDGE never takes. */
const OF_PLAYERS = [draftDecision, drawStepDecision, mainDecision, endStepDecision];

const ASKED = refusing(DECISIONS);

export const refuse: Rules['refuse'] = (reading, seat, asked, choice) => {
  if (reading.state.outcome) return no('R-FRI-02', 'The game is over.');
  const said = saidBy(choice);
  const refuseBy = (by: Asked): Refusal => ASKED.here(reading, seat, by, said);
  if (asked && WRITTEN.has(asked.kind)) return refuseBy(asked);
  const stranger = refuseStranger(reading, seat, choice);
  if (stranger) return stranger;
  const dispute = said.verb === 'dispute' && refuseDispute(reading, seat, said.words.join(' '));
  if (dispute) return dispute;
  const own = asked?.kind === disputing.kind ? ownQuestion(reading, seat) && asked : asked;
  if (own?.kind === disputing.kind) return refuseBy(own);
  return (
    ASKED.elsewhere(reading, seat, own, said) ?? (own ? refuseBy(own) : refuseTurn(reading, seat))
  );
};

/** Refuses a seat that has left, and the JUDGE what only players do. */
function refuseStranger({ state }: Reading, seat: Seat, choice: Choice): Refusal | undefined {
  if (seat !== JUDGE) {
    return isIn(state, seat) ? undefined : no('A-FRI-37', 'You have left the game.');
  }
  if (!judgeSits(state.options)) return undefined;
  if (!hasJudge(state)) return judgeLeft('A-FRI-42');
  return OF_PLAYERS.some((kind) => kind.isAnsweredBy(choice))
    ? no('R-FRI-75', 'The JUDGE takes no part as a player.')
    : undefined;
}

/** What the seat is asked besides that it may dispute something. */
const ownQuestion = ({ state }: Reading, seat: Seat): Asked | undefined =>
  state.stack.at(-1)?.asks?.find((asked) => asked.seat === seat && asked.kind !== disputing.kind);

/** Refuses a seat that is asked nothing, but for a dispute: that is open to all at any time. */
function refuseTurn(reading: Reading, seat: Seat): Refusal {
  if (isDisputed(reading)) return PLAY_WAITS;
  if (seat === JUDGE) return UNDISPUTED;
  return tableCounter(reading.state, 'active') === seat
    ? no('A-FRI-32', 'Another player is asked first: wait for that answer.')
    : no('A-FRI-32', 'You are asked nothing now: wait for your turn.');
}
