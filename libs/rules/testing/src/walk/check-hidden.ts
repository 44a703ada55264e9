/** A card that a seat may not know is refused in the same words as a card that nobody has. */
import {
  decisions,
  listed,
  run,
  same,
  seesIds,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { seededChance } from '../chance/seeded-chance.js';
import type { Check } from './checks.js';

const NOBODYS = 'nobody-1';

/** Hidden cards that each sentence names at most. */
const NAMED = 3;

export const checkHiddenLikeAbsent: Check = ({ rules, seed, number, after }) => {
  for (const { id, seat, options } of decisions({ rules, state: after })) {
    if (options.pick === 'words') continue; // whatever is written is accepted
    const refusalOf = (choice: string) =>
      run({ rules, state: after }, { seat, decision: id, choice }, seededChance(0));
    const offered = listed(options).map((option) => option.id);
    for (const sentence of sentencesOf(offered)) {
      const absent = refusalOf(sentence(NOBODYS));
      for (const card of hiddenFrom(rules, after, seat)) {
        const choice = sentence(card);
        if (offered.includes(choice) || same(refusalOf(choice), absent)) continue;
        throw new Error(
          `seed ${seed}, action ${number}: '${choice}' is told from a card of nobody`,
        );
      }
    }
  }
};

/** The words of an option of each kind, with a card put in the place of one word. */
export function sentencesOf(offered: readonly string[]): readonly ((card: string) => string)[] {
  const kinds = new Map(['play', 'use', 'attack', ...offered].map((id) => [id.split(' ')[0], id]));
  return [...kinds.values()].flatMap((id) => {
    const words = id.split(' ');
    const places = words.length > 1 ? words.map((_, index) => index).slice(1) : [1];
    return places.map((place) => (card: string) => {
      const said = [...words];
      said[place] = card;
      return said.join(' ');
    });
  });
}

function hiddenFrom(
  rules: Parameters<typeof seesIds>[0],
  { cards }: State,
  seat: Seat,
): readonly string[] {
  const hidden = Object.values(cards).filter(({ place }) => !seesIds(rules, place, seat));
  return [...hidden.slice(0, NAMED), ...hidden.slice(-NAMED)].map(({ id }) => id);
}
