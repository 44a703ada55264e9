/**
 * Damage and what undoes it. A verb that may bring a card or a player to 0 lets it happen, so that it
 * is checked before the next instruction (A-FUZ-58).
 *
 * Decisions: A-FUZ-23, A-FUZ-49 to 52, A-FUZ-55, A-FUZ-57.
 */
import { damageVerb, forms, phrases, verb, verbsOfCards } from '@scoresheet/rules-cards';
import {
  abilityOf,
  amountOf,
  cardOf,
  cardsMeant,
  faceOfCard,
  happen,
  type CardId,
  type Effect,
  type Play,
} from '@scoresheet/rules-engine';
import type { Damage } from '../../combat/damage.js';
import { bearerOf } from '../../field.js';
import { fieldedMeant, SEATS } from './meant.js';

const { amount, cards, who } = forms;
const { order } = phrases;

type Struck = Partial<Pick<Damage, 'hits' | 'life'>>;

/** The Hero whose deed an ability is; an Event is nobody's (A-FUZ-55). */
const doerOf = (play: Play, effect: Effect): CardId | null =>
  abilityOf(play, effect).timing === 'event' ? null : (bearerOf(play, effect.card) ?? null);

function abilityDamage(play: Play, effect: Effect, { hits = [], life = [] }: Struck): Damage {
  const way = abilityOf(play, effect).timing === 'on-hit' ? 'on-hit' : 'ability';
  const source = doerOf(play, effect);
  return { kind: 'damage', by: effect.controller, source, way, hits, life };
}

const { heals } = verbsOfCards({ meant: fieldedMeant });

const lifeOf = (who = 'you'): string =>
  who === 'you' ? 'your own Life' : `${SEATS.called(who)}'s Life`;

export const HARM = [
  damageVerb({
    means: 'Deals damage to cards; DEF does not help, Shield does.',
    does(play, { effect, instruction, amount: much }) {
      const hits = fieldedMeant(play, effect, instruction)
        .filter((id) => faceOfCard(play, cardOf(play.state, id)).stats['hp'] !== undefined)
        .map((card) => ({ card, amount: much }));
      if (hits.length > 0) happen(play, abilityDamage(play, effect, { hits }));
    },
  }),

  verb('damage-life', {
    means: 'Deals damage to Life.',
    takes: { who, amount },
    does(play, effect, instruction) {
      const much = amountOf(play, instruction.amount, effect);
      const life = SEATS.meant(play, effect, instruction).map((seat) => ({ seat, amount: much }));
      happen(play, abilityDamage(play, effect, { life }));
    },
    says: ({ number, instruction }) => order(`deal ${number} damage to ${lifeOf(instruction.who)}`),
  }),

  /** Up to the maximum (A-FUZ-23). */
  heals(),

  verb('destroy', {
    means: 'Knocks cards out without damage.',
    takes: { to: cards },
    does(play, effect, instruction) {
      const gone = cardsMeant(play, instruction, effect);
      if (gone.length === 0) return;
      happen(play, { kind: 'destruction', cards: gone, by: doerOf(play, effect) });
    },
    says: ({ to }) => order(`destroy ${to.object}`),
  }),
];
