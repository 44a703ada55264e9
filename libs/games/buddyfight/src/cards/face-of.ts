/** Turns an entry of a card file into the card as the engine reads it. */
import { abilitiesSaid } from './priced.js';
import { STATS, type CardEntry, type Face } from './shape.js';

export function faceOf(entry: CardEntry): Face {
  const { code, name, type, world, attributes = [], price = {}, abilities = [] } = entry;
  const { playWhen, allows, begins, keywords = {} } = entry;
  const stats: Record<string, number> = {};
  for (const stat of STATS) {
    const value = entry[stat];
    if (value !== undefined) stats[stat] = value;
  }
  return {
    ...{ code, name, type, world, attributes, price, stats, keywords },
    abilities: abilitiesSaid(type, price, playWhen, abilities),
    cost: price.gauge ?? 0,
    words: { world, ...(attributes.length > 0 ? { attributes: attributes.join(' / ') } : {}) },
    ...(playWhen ? { playWhen } : {}),
    ...(allows ? { allows } : {}),
    ...(begins ? { begins } : {}),
  };
}
