/** The acts that change values for a time and end such changes (`modifiers.ts` reads them). */
import type { Play } from '../contract/play.js';
import type { Rules } from '../contract/rules.js';
import type { CardId, Modifier, Place, Seat } from '../contract/state.js';
import { cardOf } from '../state/state.js';
import { idFamily, zoneAt } from '../visibility/audience.js';
import { nextId } from '../state/ids.js';
import { write } from './play.js';

export interface Change {
  readonly what: string;
  readonly by: number;
  readonly sets?: true;
  readonly until: string;
  readonly giver: Seat;
}

export function modify(play: Play, card: CardId, change: Change): void {
  const { place } = cardOf(play.state, card);
  const id = nextId(play.state, modifierFamily(play.rules, place));
  write(play, { kind: 'modified', place, modifier: { id, card, ...change } });
}

/** Counts modifiers like cards: changes that not everybody may know of are counted apart. */
const modifierFamily = (rules: Rules, at: Place): string =>
  zoneAt(rules, at).ids === 'all' ? 'm' : `m-${idFamily(rules, at)}`;

export function endModifiers(play: Play, until: string): void {
  endThose(play, (modifier) => modifier.until === until);
}

export function endModifiersOn(play: Play, card: CardId): void {
  if (play.state.modifiers.length > 0) endThose(play, (modifier) => modifier.card === card);
}

/** Whatever a seat has given ends with it. */
export function endModifiersOf(play: Play, giver: Seat): void {
  endThose(play, (modifier) => modifier.giver === giver);
}

/** One fact for each place, since one place may be known to fewer than another. */
function endThose(play: Play, ends: (modifier: Modifier) => boolean): void {
  const byPlace = new Map<Place, string[]>();
  for (const modifier of play.state.modifiers.filter(ends)) {
    const at = cardOf(play.state, modifier.card).place;
    byPlace.set(at, [...(byPlace.get(at) ?? []), modifier.id]);
  }
  for (const [at, ids] of byPlace) write(play, { kind: 'unmodified', place: at, ids });
}
