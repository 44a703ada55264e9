/**
 * Offers: what seats may do, each for itself and asked in their order. Whoever takes it does all of it
 * before the next one is asked, as the controller of what is done: "you" and "yours" are its own.
 */
import {
  push,
  takenFrame,
  yesOrNo,
  type Effect,
  type Frame,
  type Instruction,
  type Seat,
  type Step,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import * as forms from '../language/forms.js';
import type { Shape } from '../shape/shape.js';
import type { SeatRules } from './seats.js';

export interface OfferFrame extends Frame, Effect {
  readonly kind: 'offer';
  readonly offered: readonly Instruction[];
  waiting: readonly Seat[];
}

const offerFrame = (
  { card, face, ability, controller, it, was, chosen }: Effect,
  offered: readonly Instruction[],
  waiting: readonly Seat[],
): OfferFrame =>
  withoutUndefined<OfferFrame>({
    kind: 'offer',
    card,
    face,
    ability,
    controller,
    chosen,
    it,
    was,
    offered,
    waiting,
  });

/** The verb `offer`, and the step `offer`; it asks `may`. */
export const offering = (
  seats: SeatRules,
): { readonly offer: VerbEntry<'offer'>; readonly offerStep: Step<OfferFrame> } => ({
  offer: verb('offer', {
    means: 'Lets seats do something, each for itself: they are asked one after another.',
    takes: { 'who?': forms.who, does: forms.offered as Shape<readonly Instruction[]> },
    does(play, effect, instruction) {
      push(play, offerFrame(effect, instruction.does, seats.meant(play, effect, instruction)));
    },
    says({ offered, instruction: { who = 'you' } }) {
      return { statement: `${who === 'you' ? 'you' : seats.called(who)} may ${offered}` };
    },
  }),
  offerStep: {
    open: ['card', 'face', 'ability', 'controller', 'it', 'was', 'chosen', 'offered', 'waiting'],
    proceed: (_, { waiting: [seat] }) => (seat === undefined ? 'done' : [{ seat, kind: 'may' }]),
    options: (_, { card }) => yesOrNo(card),

    answered(play, frame, { seat, chosen: [choice] }) {
      frame.waiting = frame.waiting.slice(1);
      if (choice?.id === 'yes') push(play, takenFrame(frame, seat));
    },

    left(_, frame, seat) {
      if (frame.controller === seat) return 'done';
      frame.waiting = frame.waiting.filter((each) => each !== seat);
      return undefined;
    },
  },
});
