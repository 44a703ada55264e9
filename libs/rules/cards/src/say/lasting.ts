/** What holds while a card is there: "your other Heroes have +1 ATK and +1 DEF". */
import type { Lasting } from '@scoresheet/rules-engine';
import { allOf, groupOf } from './cards.js';
import { wordsFor } from './look-up.js';
import { sayAmount } from './numbers.js';
import type { Speaking } from './references.js';

/** One clause for each group of cards, whatever the number of their values that change. */
export function sayLasting(speaking: Speaking): readonly string[] {
  const changes = new Map<string, string[]>();
  for (const lasting of speaking.ability.lasting ?? []) {
    const holders = sayHolders(lasting, speaking);
    changes.set(holders, [...(changes.get(holders) ?? []), sayChange(lasting, speaking)]);
  }
  return [...changes].map(([holders, said]) => `${holders} ${said.join(' and ')}`);
}

function sayHolders({ on }: Lasting, { words, face }: Speaking): string {
  const group = groupOf(words, on, face);
  if (group.is && group.is.traits !== '') {
    return `while ${group.is.name} ${group.is.traits}, it has`;
  }
  return `${allOf(group)} ${group.is ? 'has' : 'have'}`;
}

function sayChange({ what, by }: Lasting, speaking: Speaking): string {
  const { number, each, where } = sayAmount(by, speaking);
  return `${wordsFor(speaking.words.values, 'value', what).change(number)}${each}${where}`;
}
