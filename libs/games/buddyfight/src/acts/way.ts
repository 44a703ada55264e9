/**
 * A declaration in one line of words: the deed, the card, then where, as what, at whom, and what is
 * given for it: `call hand1-4 left buddy give=c9`, `cast hand1-2 foe=c4`, `use c7 0 foe=c4`.
 *
 * Decision: A-BFT-41.
 */
import { targetsNamed, type CardId, type Effect } from '@scoresheet/rules-engine';
import { areaNamed, type Area } from '../field.js';
import type { Deed } from '../timing/item.js';

const GIVING = 'give=';
export const BUDDY = 'buddy';

/** What a fighter declares: each begins the line that says it. */
export const DEEDS: readonly string[] = ['call', 'equip', 'cast', 'use'] satisfies Deed[];

export interface Way {
  readonly does: Deed;
  readonly card: CardId;
  readonly ability: number;
  readonly area: Area | null;
  readonly buddyCall: boolean;
  readonly chosen: Effect['chosen'];
  readonly gives: readonly (readonly CardId[])[];
}

export function readWay(line: string): Way {
  const [does = '', card = '', ...words] = line.split(' ');
  const gives: (readonly CardId[])[] = [];
  const aims: string[] = [];
  let area: Area | null = null;
  let buddyCall = false;
  for (const word of words) {
    if (word === BUDDY) buddyCall = true;
    else if (word.startsWith(GIVING)) gives.push(word.slice(GIVING.length).split(','));
    else if (word.includes('=')) aims.push(word);
    else area = areaNamed(word) ?? area;
  }
  const ability = does === 'use' || does === 'auto' ? Number(words[0]) : -1;
  const chosen = targetsNamed(aims);
  return { does: does as Deed, card, ability, area, buddyCall, chosen, gives };
}

export const givesWords = (gives: readonly (readonly CardId[])[]): string =>
  gives.map((ids) => ` ${GIVING}${ids.join(',')}`).join('');
