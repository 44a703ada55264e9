/** How good an attack is: damage first, then what stands in its way, never what must miss. */
import type { Option } from '@scoresheet/rules-engine';
import { CENTER, fighterNamed, opponentOf } from '../field.js';
import { cardSeen, itemOn, valueSeen, type Seen } from './seen-table.js';

const ON_FIGHTER = 100;
const ON_MONSTER = 50;
const ON_CENTER = 30;
/** What each further attacker costs: it could have attacked by itself. */
const FOR_EACH = 8;

/** The worth of an attack, above 0 where it is worth doing. */
export function worthOfAttack({ id }: Option, seen: Seen): number {
  const [, group = '', target = ''] = id.split(' ');
  const attackers = group.split(',').map((each) => cardSeen(seen, each));
  const sum = (what: string): number =>
    attackers.reduce((total, card) => total + valueSeen(card, what), 0);
  const spent = (attackers.length - 1) * FOR_EACH;
  if (fighterNamed(target) !== undefined) {
    const shield = valueSeen(itemOn(seen, opponentOf(seen.seat)), 'defense');
    return sum('power') < shield ? 0 : ON_FIGHTER + sum('critical') - spent;
  }
  const monster = cardSeen(seen, target);
  if (sum('power') < valueSeen(monster, 'defense')) return 0;
  const center = monster?.slot === CENTER ? ON_CENTER : 0;
  return ON_MONSTER + center + valueSeen(monster, 'size') - spent;
}
