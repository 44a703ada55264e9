/**
 * What comes before anybody acts: the resolution check, then the abilities that were set off, one
 * by one, the turn fighter's first, each with its own answer and check.
 *
 * Rules: R-BFT-36, R-BFT-37, R-BFT-59; counter timing step 2; decisions A-BFT-17, A-BFT-61,
 * A-BFT-62, A-BFT-69.
 */
import {
  no,
  push,
  setCounter,
  tableCounter,
  type Frame,
  type Next,
  type Play,
  type Reading,
  type Seat,
  type Step,
  type Trigger,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { autoFrame } from '../acts/auto.js';
import { endAsDraw } from '../endings.js';
import { autoLimit } from '../readings.js';
import { isDue, resolutionCheck } from './check.js';

interface SettleFrame extends Frame {
  readonly kind: 'settle';
}

/** Puts it on top where there is anything to check or to resolve. */
export function settleTable(play: Play): void {
  if (play.state.pending.length > 0 || isDue(play)) {
    push(play, { kind: 'settle' } as SettleFrame);
  }
}

export const chooseAutoDecision = decision('choose-auto', {
  title: 'Several abilities at once',
  hint: 'Yours take effect one by one: say which is next (A-BFT-17).',
  hidden: 'puts an ability first',
  /** Cards by their printed names, which outlive their ids. */
  phrases: ['', ' (2)', ' (3)', ' (4)'].flatMap((text, index) => [
    { says: `puts {face}${text} first`, id: `{face} ${index}`, when: ['choose-auto'] },
    { says: `puts another {face}${text} first`, id: `{face} ${index} 2`, when: ['choose-auto'] },
  ]),
  idle: null,
  isOpen: false,

  options: (reading, _: SettleFrame, { seat }) => ({
    pick: 'one',
    from: ownWaiting(reading, seat).map((trigger, index, all) =>
      withoutUndefined({
        id: nameOf(all, index),
        card: reading.state.cards[trigger.card] ? trigger.card : undefined,
      }),
    ),
  }),

  answered(play, _, { seat, chosen: [option] }) {
    const own = ownWaiting(play, seat);
    const chosen = own.find((__, index) => nameOf(own, index) === option?.id);
    if (chosen) begin(play, chosen);
  },

  refuse: no('A-BFT-17', 'Name the ability that comes first.'),
});

export const settle: Step<SettleFrame> = {
  open: [],

  proceed(play): Next {
    if (resolutionCheck(play)) return 'on';
    const [first, other] = firstTier(play);
    if (!first) return 'done';
    if (other) return [chooseAutoDecision.asks(first.controller)];
    begin(play, first);
    return 'on';
  },

  ...answering(chooseAutoDecision),
};

/** Waiting abilities that may be next: the turn fighter's, else the other's. */
function firstTier({ state }: Reading): readonly Trigger[] {
  const rank = Math.min(...state.pending.map((trigger) => trigger.rank));
  return state.pending.filter((trigger) => trigger.rank === rank);
}

const ownWaiting = ({ state }: Reading, seat: Seat): readonly Trigger[] =>
  state.pending.filter(({ controller }) => controller === seat);

/** The printed card and its ability, since the card may be gone; a second one has a number. */
function nameOf(own: readonly Trigger[], index: number): string {
  const { face, ability } = own[index] as Trigger;
  const isSame = (other: Trigger): boolean => other.face === face && other.ability === ability;
  const earlier = own.slice(0, index).filter(isSame).length;
  return earlier === 0 ? `${face} ${ability}` : `${face} ${ability} ${earlier + 1}`;
}

function begin(play: Play, trigger: Trigger): void {
  const { state } = play;
  state.pending = state.pending.filter((waiting) => waiting !== trigger);
  const number = tableCounter(state, 'autos') + 1;
  setCounter(play, 0, 'autos', number);
  if (number > autoLimit.of(state)) return endAsDraw(play, 'draw-by-loop');
  push(play, autoFrame(trigger));
}
