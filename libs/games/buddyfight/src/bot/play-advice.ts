/** How good it is to call, equip, cast or use something now. */
import type { Option } from '@scoresheet/rules-engine';
import { AREAS, areaNamed } from '../field.js';
import {
  faceInHand,
  isTheirs,
  isUnderAttack,
  itemOn,
  monstersOn,
  timingSeen,
  valueSeen,
  type Seen,
} from './seen-table.js';

const MOST_SIZE = 3;
const THOUSAND = 1000;

const WORTH = { stop: 90, buddy: 80, impact: 70, call: 50, equip: 45, use: 30 } as const;
const IN_THE_CENTER = 5;

/** The worth of a deed, above 0 where it is worth doing. */
export function worthOfDeed(option: Option, seen: Seen): number {
  const [deed] = option.id.split(' ');
  if (deed === 'call') return worthOfCall(option, seen);
  if (deed === 'equip') return itemOn(seen, seen.seat) ? 0 : WORTH.equip;
  return worthOfEffect(option, seen);
}

/** Into an empty area, and not so big that somebody else would have to go. */
function worthOfCall({ id, card }: Option, seen: Seen): number {
  const face = faceInHand(seen, card);
  const area = id.split(' ').map(areaNamed).find(Boolean) ?? 'center';
  const stays = monstersOn(seen, seen.seat).filter((each) => !id.includes(String(each.id)));
  if (stays.some(({ slot }) => slot === AREAS[area])) return 0;
  const size = stays.reduce((sum, each) => sum + valueSeen(each, 'size'), 0);
  if (size + (face?.stats['size'] ?? 0) > MOST_SIZE) return 0;
  if (id.includes(' buddy')) return WORTH.buddy;
  const center = area === 'center' ? IN_THE_CENTER : 0;
  return WORTH.call + center + (face?.stats['power'] ?? 0) / THOUSAND;
}

/** Names under which texts choose what they stop. */
const STOPPED = / (call|spell|ability|item|attack)=/;
const AIMS = / (foe|gear|friend)=(\S+)/g;

function worthOfEffect({ id, card }: Option, seen: Seen): number {
  if (STOPPED.test(id)) return WORTH.stop;
  const face = faceInHand(seen, card);
  const aims = [...id.matchAll(AIMS)];
  const isWellAimed = aims.every(
    ([, name, ids = '']) =>
      ids === 'none' ||
      ids.split(',').every((each) => isTheirs(seen, each) === (name !== 'friend')),
  );
  if (!isWellAimed) return 0;
  if (face?.type === 'impact') return WORTH.impact;
  const isCounter = (face?.keywords['counter'] ?? 0) > 0;
  if (!isCounter || aims.some(([, name]) => name === 'foe')) return WORTH.use;
  return timingSeen(seen) === 'battle' && isUnderAttack(seen) ? WORTH.use : 0;
}
