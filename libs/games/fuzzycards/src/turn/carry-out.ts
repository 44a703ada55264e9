/**
 * An Event or a used ability is carried out: first all it says, if its condition holds, then the
 * Event is discarded, then what it set off has its turn.
 *
 * Decisions: A-FUZ-60, A-FUZ-63, A-FUZ-64.
 */
import {
  abilityOf,
  effectFrame,
  holds,
  move,
  push,
  resolveTriggers,
  type CardId,
  type Frame,
  type Step,
  type Trigger,
} from '@scoresheet/rules-engine';
import { discard } from '../field.js';

type Source = Pick<Trigger, 'card' | 'face' | 'ability' | 'controller'>;

interface CarryOutFrame extends Frame, Source {
  readonly kind: 'carry-out';
  readonly chosen: { readonly [name: string]: readonly CardId[] };
  /** The Event that goes to the discard pile after it; null for an ability. */
  readonly event: CardId | null;
  stage: 'effect' | 'discard' | 'over';
}

export const carryOutFrame = (
  source: Source,
  chosen: CarryOutFrame['chosen'],
  event: CardId | null,
): CarryOutFrame => ({ kind: 'carry-out', ...source, chosen, event, stage: 'effect' });

export const carryOut: Step<CarryOutFrame> = {
  open: ['card', 'face', 'ability', 'controller', 'chosen', 'event', 'stage'],

  proceed(play, frame) {
    switch (frame.stage) {
      case 'effect':
        frame.stage = 'discard';
        if (holds(play, abilityOf(play, frame).when, frame)) {
          push(play, effectFrame(frame, frame.chosen));
        }
        return 'on';
      case 'discard':
        frame.stage = 'over';
        if (frame.event !== null) {
          move(
            play,
            frame.event,
            discard(play.state.cards[frame.event]?.owner ?? frame.controller),
          );
        }
        resolveTriggers(play);
        return 'on';
      case 'over':
        return 'done';
    }
  },
};
