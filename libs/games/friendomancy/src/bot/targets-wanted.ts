/** Whom the text of a card is meant for, as far as its verbs tell. */
import type { Ability, CardFace } from '@scoresheet/rules-engine';

const HARMFUL = ['remove', 'return', 'take-control', 'wear', 'lose-money', 'skip-turn'];

/** Whether an ability harms the cards that are chosen for it. */
export const isHarmful = ({ does }: Ability): boolean =>
  does.some(({ verb, by }) => HARMFUL.includes(verb) || (typeof by === 'number' && by < 0));

/** Chooses among Friends, of others at least, to their harm. */
export const hurtsEnemies = ({ abilities }: CardFace): boolean =>
  abilities.some(
    (ability) =>
      ability.timing === 'play' &&
      isHarmful(ability) &&
      (ability.choose ?? []).some(
        ({ from }) => from['type'] !== undefined && from['side'] !== 'yours',
      ),
  );

/** Can do nothing without an own Friend. */
export const wantsOwn = ({ abilities, type }: CardFace): boolean =>
  type !== 'friend' &&
  abilities.some(
    ({ timing, choose = [] }) =>
      timing === 'play' &&
      choose.some(
        ({ from, min }) => min > 0 && from['side'] === 'yours' && from['zone'] === undefined,
      ),
  );
