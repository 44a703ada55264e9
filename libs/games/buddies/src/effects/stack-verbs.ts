/**
 * Answers to what waits on the stack: cancelled, it goes to the Trash and its cost stays paid;
 * redirected, it has another target that is legal for it.
 *
 * Rules: R-BUD-32; decisions A-BUD-07, A-BUD-09, A-BUD-10.
 */
import {
  abilityOf,
  cardOf,
  move,
  rework,
  targets,
  tell,
  zoneOf,
  type Play,
  type StackWindow,
  type Verb,
} from '@scoresheet/rules-engine';
import { trash } from '../field.js';
import type { StackItem } from '../stack/item.js';
import { windowOf } from '../stack/window-of.js';
import { wordsMeant } from './meant.js';

const itemsOf = (window: StackWindow): readonly StackItem[] =>
  window.items as unknown as readonly StackItem[];

function replaceItems(play: Play, window: StackWindow, items: readonly StackItem[]): void {
  rework(play, window).items = items as unknown as StackWindow['items'];
}

const cancel: Verb = (play, effect, instruction) => {
  const window = windowOf(play.state);
  const names = wordsMeant(effect, instruction);
  if (!window) return;
  const cancelled = itemsOf(window).filter(({ id }) => names.includes(id));
  replaceItems(
    play,
    window,
    itemsOf(window).filter(({ id }) => !names.includes(id)),
  );
  for (const item of cancelled) {
    tell(play, 'cancelled', { item: item.id, face: item.face, by: effect.card });
    const card = play.state.cards[item.card];
    if (card && zoneOf(card.place) === 'stack') {
      move(play, card.id, trash(cardOf(play.state, card.id).owner));
    }
  }
};

/** The one target of the Skill becomes this effect's own `onto`, if the Skill may choose it. */
const redirect: Verb = (play, effect, instruction) => {
  const window = windowOf(play.state);
  const [name] = wordsMeant(effect, instruction);
  const [onto] = effect.chosen[String(instruction['onto'])] ?? [];
  if (!window || onto === undefined) return;
  replaceItems(
    play,
    window,
    itemsOf(window).map((item) => (item.id === name ? aimedAt(play, item, onto) : item)),
  );
};

function aimedAt(play: Play, item: StackItem, onto: string): StackItem {
  const [choosing, second] = abilityOf(play, item).choose ?? [];
  const isOne = choosing?.max === 1 && second === undefined;
  if (!isOne || !targets(play, choosing, item).includes(onto)) return item;
  tell(play, 'redirected', { item: item.id, onto });
  return { ...item, chosen: { [choosing.name]: [onto] } };
}

export const STACK_VERBS: { readonly [verb: string]: Verb } = { cancel, redirect };
