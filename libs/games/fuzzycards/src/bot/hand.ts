/** The printed cards that a seat holds. */
import type { CardFace } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';
import type { Seen } from './seen.js';

export interface Held {
  readonly id: string;
  readonly face: CardFace;
}

export function handOf({ seat, table }: Seen): readonly Held[] {
  const cards = table.seats.find((each) => each.seat === seat)?.zones['hand']?.cards ?? [];
  return cards.flatMap(({ id, face: code }) => {
    const face = FACES[code ?? ''];
    return id === undefined || !face ? [] : [{ id, face }];
  });
}
