/**
 * Whether an effect comes about: those that wait on the stack are cancelled or get another target,
 * and a Roll decides on what follows it.
 *
 * Rules: R-BUD-32, R-BUD-80, R-BUD-81; decisions A-BUD-07, A-BUD-09, A-BUD-10, A-BUD-43.
 */
import { forms, phrases, shape, verb } from '@scoresheet/rules-cards';
import {
  abilityOf,
  amountOf,
  breakOff,
  cardOf,
  move,
  rework,
  roll,
  targets,
  tell,
  zoneOf,
  type Play,
  type StackWindow,
} from '@scoresheet/rules-engine';
import { trash } from '../../field.js';
import { DIE } from '../../setup/first-player.js';
import type { StackItem } from '../../stack/item.js';
import { windowOf } from '../../stack/window-of.js';
import { ruleFor } from '../../values.js';
import { MOST } from '../numbers.js';
import { wordsMeant } from './meant.js';

const { name } = forms;
const { order } = phrases;
const { integer, meaning } = shape;

const WAITS = meaning('What waits on the stack, by the name of its choice.', name);

const itemsOf = (window: StackWindow): readonly StackItem[] =>
  window.items as unknown as readonly StackItem[];

function replaceItems(play: Play, window: StackWindow, items: readonly StackItem[]): void {
  rework(play, window).items = items as unknown as StackWindow['items'];
}

/** Another target of the one that it has, if it may be chosen for it. */
function aimedAt(play: Play, item: StackItem, onto: string): StackItem {
  const [choosing, second] = abilityOf(play, item).choose ?? [];
  const isOne = choosing?.max === 1 && second === undefined;
  if (!isOne || !targets(play, choosing, item).includes(onto)) return item;
  tell(play, 'redirected', { item: item.id, onto });
  return { ...item, chosen: { [choosing.name]: [onto] } };
}

export const WAITING = [
  /** All that follows happens when the die shows so much or less (R-BUD-80, A-BUD-43). */
  verb('roll', {
    means: 'What follows happens if the die shows so much or less.',
    takes: { amount: meaning('The number of the Roll.', integer(1, MOST)) },
    does(play, effect, { amount }) {
      const needed = amountOf(play, amount, effect) + ruleFor(play, effect.controller, 'luck');
      const die = roll(play, DIE);
      const succeeds = die <= needed;
      tell(play, 'rolled-for', { card: effect.card, die, needed, succeeds });
      if (!succeeds) breakOff(play, effect);
    },
    says: ({ number }) => ({ lead: `Roll of ${number}` }),
  }),

  /** What is cancelled goes to the Trash, and its cost stays paid. */
  verb('cancel', {
    means: 'Calls off what waits on the stack.',
    takes: { to: WAITS },
    does(play, effect, instruction) {
      const window = windowOf(play.state);
      if (!window) return;
      const names = wordsMeant(effect, instruction);
      const cancelled = itemsOf(window).filter(({ id }) => names.includes(id));
      const left = itemsOf(window).filter(({ id }) => !names.includes(id));
      replaceItems(play, window, left);
      for (const item of cancelled) {
        tell(play, 'cancelled', { item: item.id, face: item.face, by: effect.card });
        const card = play.state.cards[item.card];
        if (card && zoneOf(card.place) === 'stack') {
          move(play, card.id, trash(cardOf(play.state, card.id).owner));
        }
      }
    },
    says: ({ to }) => order(`cancel ${to.object}`),
  }),

  verb('redirect', {
    means: 'Gives what waits on the stack another target.',
    takes: { to: WAITS, onto: meaning('The new target.', name) },
    does(play, effect, instruction) {
      const window = windowOf(play.state);
      const [waits] = wordsMeant(effect, instruction);
      const [onto] = effect.chosen[instruction.onto] ?? [];
      if (!window || onto === undefined) return;
      const items = itemsOf(window).map((item) =>
        item.id === waits ? aimedAt(play, item, onto) : item,
      );
      replaceItems(play, window, items);
    },
    says: () => order('the first becomes aimed at the second, if it may be'),
  }),
];
