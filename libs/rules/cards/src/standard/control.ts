/**
 * Taking cards over, for good or for this turn. A card that is lent bears a mark with the seat that
 * gets it back when the turn ends, as long as it is still there: one that has left is another object.
 * Who takes a lent card for good keeps it.
 */
import {
  cardOf,
  mark,
  markOf,
  readOnce,
  type Card,
  type CardFace,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Reading,
  type Rules,
  type Seat,
} from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import * as forms from '../language/forms.js';
import { order } from '../say/phrases.js';
import { oneOf } from '../shape/shape.js';

/** How control changes in a game. */
export interface ControlRules {
  /** The table as the game calls it, where nothing is done to a card that lies elsewhere. */
  readonly reaches?: string;
  meant(play: Play, effect: Effect, instruction: Instruction): readonly CardId[];
  /** Brings a card to the side of this seat, if it can go there. */
  change(play: Play, card: CardId, seat: Seat): void;
  /** Brings a lent card back to this seat; a change of control like any other where it is silent. */
  goesHome?(play: Play, card: CardId, seat: Seat): void;
  /** The cards that may have been lent. */
  inPlay(reading: Reading): readonly Card[];
  /** What the game looks at when cards have been taken. */
  after?(play: Play): void;
}

/** The mark of a card that is lent: the seat that gets it back. */
const LENT = 'lent';

const isLent = (card: Card): boolean => markOf(card, LENT) > 0;

const UNTIL = oneOf('time', { turn: 'Until this turn ends.' }, 'How long; for good, if missing.');

/** The verb `take-control`, and the act by which a turn that ends gives back what was lent for it. */
export const takingControl = (
  rules: ControlRules,
): { readonly takeControl: VerbEntry<'take-control'>; giveBack(play: Play): void } => ({
  takeControl: verb('take-control', {
    means: 'Takes cards over, for good or until the turn ends.',
    takes: { to: forms.cards, 'until?': UNTIL },
    reaches: rules.reaches,
    does(play, effect, instruction) {
      for (const id of rules.meant(play, effect, instruction)) {
        takeOver(play, rules, id, { ...effect, isLent: instruction.until !== undefined });
      }
      rules.after?.(play);
    },
    says: ({ to }) => order(`take control of ${to.object}`),
  }),

  giveBack(play) {
    if (lendersOf(play.rules.faces).length === 0) return;
    for (const { id } of rules.inPlay(play).filter(isLent)) {
      const home = markOf(cardOf(play.state, id), LENT);
      mark(play, id, LENT, 0);
      if (rules.goesHome) rules.goesHome(play, id, home);
      else rules.change(play, id, home);
    }
  },
});

/** Printed cards that lend: most games have none, and end many turns. */
const lendersOf = readOnce((faces: Rules['faces']): readonly CardFace[] =>
  Object.values(faces).filter(({ abilities }) => abilities.some(({ does }) => does.some(isLoan))),
);

/** What is offered may lend as well. */
function isLoan({ verb: word, until, does }: Instruction): boolean {
  const offered = (does ?? []) as unknown as readonly Instruction[];
  return (word === 'take-control' && until !== undefined) || offered.some(isLoan);
}

function takeOver(
  play: Play,
  rules: ControlRules,
  id: CardId,
  { controller, isLent }: { readonly controller: Seat; readonly isLent: boolean },
): void {
  const home = controllerNow(play, id);
  rules.change(play, id, controller);
  if (controllerNow(play, id) !== controller) return;
  if (!isLent) mark(play, id, LENT, 0);
  else if (home !== controller && markOf(cardOf(play.state, id), LENT) === 0) {
    mark(play, id, LENT, home as Seat);
  }
}

/** The seat that controls a card; none where the card has left as it was taken. */
const controllerNow = (play: Play, id: CardId): Seat | undefined => {
  const card = play.state.cards[id];
  return card && play.rules.controllerOf(play, card);
};
