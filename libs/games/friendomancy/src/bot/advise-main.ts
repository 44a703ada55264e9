/** Advice for the Main Step: play what helps, win fights, take Money, end it. */
import type { CardView, Option } from '@scoresheet/rules-engine';
import {
  best,
  enemiesOnBoard,
  faceOf,
  foeSeen,
  handOf,
  ownOnBoard,
  powerOf,
  richest,
  type Seen,
} from './seen.js';
import { hurtsEnemies, wantsOwn } from './targets-wanted.js';
import type { Wish } from './wish.js';

/** The first wish that anything offered fits is followed. */
export function adviseMain(seen: Seen, offered: readonly Option[]): Wish | undefined {
  return WISHES.map(({ says, of }) => ({ says, options: of(seen, offered) })).find(
    ({ options }) => options.length > 0,
  );
}

const WISHES: readonly {
  readonly says: string;
  of(seen: Seen, offered: readonly Option[]): readonly Option[];
}[] = [
  { says: 'plays the dearest card that has something to work on', of: plays },
  { says: 'Defeats a Foe', of: (seen, offered) => fights(seen, offered, foeSeen) },
  { says: 'wins a fight', of: (seen, offered) => fights(seen, offered, enemySeen) },
  { says: 'takes Money from whoever has the most', of: takesMoney },
  { says: 'ends the step', of: (_, offered) => offered.filter(({ id }) => id === 'end') },
];

function plays(seen: Seen, offered: readonly Option[]): readonly Option[] {
  const held = new Map(handOf(seen).map((card) => [card.id, card]));
  const useful = offered.filter(({ id, card }) => {
    const face = faceOf(held.get(card) ?? {});
    return id.startsWith('play ') && face !== undefined && !isIdle(seen, face);
  });
  return best(useful, ({ card }) => faceOf(held.get(card) ?? {})?.cost ?? 0);
}

/** A Magic Spell that would find nobody, or only the own side, waits for a better moment. */
function isIdle(seen: Seen, face: NonNullable<ReturnType<typeof faceOf>>): boolean {
  if (hurtsEnemies(face)) return enemiesOnBoard(seen).length === 0;
  return wantsOwn(face) && ownFriends(seen) === 0;
}

const ownFriends = ({ seat, table }: Seen): number =>
  (table.seats[seat - 1]?.zones['board']?.cards ?? []).filter(
    (card) => faceOf(card)?.type === 'friend',
  ).length;

const enemySeen = (seen: Seen, id: string): CardView | undefined =>
  enemiesOnBoard(seen).find((card) => card.id === id);

/** The strongest that the attacker beats without being lost itself. */
function fights(
  seen: Seen,
  offered: readonly Option[],
  targetSeen: (seen: Seen, id: string) => CardView | undefined,
): readonly Option[] {
  const worth = ({ card, to }: Option): number => {
    const attacker = ownOnBoard(seen, card ?? '');
    const target = targetSeen(seen, to ?? '');
    if (!attacker || !target || powerOf(attacker) <= powerOf(target)) return -Infinity;
    return powerOf(target);
  };
  return best(offered, worth);
}

function takesMoney(seen: Seen, offered: readonly Option[]): readonly Option[] {
  const attacks = offered.filter(({ id, card, to }) => {
    const attacker = ownOnBoard(seen, card ?? '');
    const isAtPlayer = id.startsWith('attack ') && to?.startsWith('player-');
    return isAtPlayer === true && attacker !== undefined && powerOf(attacker) > 0;
  });
  return richest(seen, attacks);
}
