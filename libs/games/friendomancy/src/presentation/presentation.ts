/**
 * How Friendomancy is shown, and how its options read: Pools are pointed at, a draft says a number
 * for each Pool, and whoever adds cards to a deck points at the Pool before saying how many.
 */
import {
  optionReader,
  type GamePresentation,
  type OptionReader,
  type Pick,
} from '@scoresheet/rules-presentation';
import { FACES } from '../cards/card-set.js';
import { POOLS } from '../field.js';
import { splitOf } from '../setup/splits.js';
import { LAYOUT } from './layout.js';

const poolPick = (zone: string): Pick => ({ is: 'slot', seat: 0, zone, slot: 0 });

const pools = POOLS.map((name): [string, () => Pick] => [name, () => poolPick(name)]);

/** `take 4 friends 2 curses`: a Pool that is not named gives nothing. */
const draft: OptionReader = (_, { id }) => {
  const counts = new Map<string, number>(splitOf(id));
  return {
    verb: '',
    steps: POOLS.map((of) => ({ picks: [{ is: 'amount', amount: counts.get(of) ?? 0, of }] })),
  };
};

/** `add 2 curses`, `draw curses`, `draw deck`. */
const drawStep: OptionReader = ({ seat }, { id }) => {
  const [verb = '', ...words] = id.split(' ');
  const pile = words.at(-1) ?? '';
  const from: Pick = pile === 'deck' ? { is: 'slot', seat, zone: 'deck', slot: 0 } : poolPick(pile);
  const amount: Pick = { is: 'amount', amount: Number(words[0]) };
  return { verb, steps: [{ picks: [from] }, ...(verb === 'add' ? [{ picks: [amount] }] : [])] };
};

const reads = optionReader({
  faces: FACES,
  means: Object.fromEntries(pools),
  otherwise: { draft, 'draw-step': drawStep },
});

export const PRESENTATION: GamePresentation = { layout: LAYOUT, reads };
