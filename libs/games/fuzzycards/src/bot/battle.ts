/**
 * A round of attacks, reckoned without the rules' machinery: each attacker in turn strikes where
 * it gains most. Abilities do not count; ATK, DEF, Forces, Guard, Stealth, Shield and Pierce do.
 */
import { forceBonus } from '../forces.js';
import { worthAt, type Fighter } from './fighter.js';

/** One side while it is being attacked. */
interface Defence {
  readonly life: number;
  readonly fighters: readonly Fighter[];
}

interface Assault {
  /** What the attackers have gained by it, in the worth of cards and Life. */
  readonly gain: number;
  readonly left: Defence;
}

/** Life is dearer when little is left; the last point is the game. */
const LAST_LIFE = 14;
const GAME = 1_000;
export const lifeWorth = (life: number): number =>
  life <= 0 ? life - GAME : life + Math.min(life, LAST_LIFE);

const ROW = 3;

/** Heroes that would fight on the Altar: the strongest first, as many as there is room. */
export const strongest = (fighters: readonly Fighter[]): readonly Fighter[] =>
  fighters
    .filter(({ isHero, hp }) => isHero && hp > 0)
    .sort((a, b) => b.atk - a.atk)
    .slice(0, ROW);

export function assault(attackers: readonly Fighter[], defence: Defence): Assault {
  let gain = 0;
  let left = defence;
  for (const attacker of attackers) {
    const best = bestBlow(attacker, left);
    if (!best) continue;
    gain += best.gain;
    left = best.left;
  }
  return { gain, left };
}

function bestBlow(attacker: Fighter, defence: Defence): Assault | undefined {
  const { cards, life } = exposed(defence);
  const blows = cards.map((target) => blowOn(attacker, target, defence));
  if (life) blows.push(blowOnLife(attacker, defence));
  return blows.reduce<Assault | undefined>(
    (best, blow) => (best && best.gain >= blow.gain ? best : blow),
    undefined,
  );
}

/** What may be attacked: Guards first, the Altar before the Vault and Life. */
function exposed({ fighters }: Defence): { cards: readonly Fighter[]; life: boolean } {
  const standing = fighters.filter(({ hp }) => hp > 0);
  const altar = standing.filter(({ onAltar }) => onAltar);
  const inSight = (altar.length > 0 ? altar : standing).filter(({ stealthy }) => !stealthy);
  const guards = altar.length > 0 ? inSight.filter(({ guard }) => guard) : [];
  return { cards: guards.length > 0 ? guards : inSight, life: altar.length === 0 };
}

function blowOn(attacker: Fighter, target: Fighter, { life, fighters }: Defence): Assault {
  const { atk, force } = attacker;
  const damage = target.shield
    ? 0
    : Math.max(1, atk - Math.floor(target.def / 2) + forceBonus(force, target.force));
  const hp = Math.max(0, target.hp - damage);
  const after = life - Math.max(0, damage - target.hp);
  const gain =
    worthAt(target, target.hp) - worthAt(target, hp) + lifeWorth(life) - lifeWorth(after);
  const hit = { ...target, hp, shield: false };
  const left = { life: after, fighters: fighters.map((each) => (each === target ? hit : each)) };
  return { gain, left };
}

function blowOnLife({ atk }: Fighter, { life, fighters }: Defence): Assault {
  const after = life - Math.max(1, atk);
  return { gain: lifeWorth(life) - lifeWorth(after), left: { life: after, fighters } };
}
