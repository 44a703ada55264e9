/** Two cards change places at one moment, so that neither needs room where the other one stands. */
import {
  cardsMeant,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
} from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import { name } from '../language/forms.js';
import { meaning } from '../shape/shape.js';

export interface ExchangeRules {
  /** What two cards change, as players call it: "positions". */
  readonly what: string;
  /** The table as the game calls it. */
  readonly reaches: string;
  /** The two cards change places, if the game lets them. */
  exchange(play: Play, one: CardId, other: CardId): void;
}

/** The verb `exchange`: it takes two cards by their names, and does nothing where one is gone. */
export const exchangeVerb = ({ what, reaches, exchange }: ExchangeRules): VerbEntry<'exchange'> =>
  verb('exchange', {
    means: `Two cards of one side change their ${what}.`,
    takes: { to: name, with: meaning('The other card.', name) },
    reaches,
    isOfTwo: true,
    does(play, effect, instruction) {
      const one = theOne(play, effect, instruction);
      const other = theOne(play, effect, { ...instruction, to: instruction.with });
      if (one !== undefined && other !== undefined && one !== other) exchange(play, one, other);
    },
    says: ({ to, with: other }) => ({
      statement: `${to.subject} changes ${what} with ${other.object}`,
    }),
  });

const theOne = (play: Play, effect: Effect, instruction: Instruction): CardId | undefined =>
  cardsMeant(play, instruction, effect)[0];
