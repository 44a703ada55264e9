/**
 * Advice for a seat, from what it sees of the table and from nothing else: draft cards that stay,
 * draw where no Foe charges, play what can be played, win fights, and else take Money from whoever
 * has the most.
 */
import { isListed, type Choice, type Option, type Options } from '@scoresheet/rules-engine';
import type { DecisionName } from '../decisions.js';
import { splitOf } from '../setup/splits.js';
import { adviseMain } from './advise-main.js';
import { adviseTarget } from './advise-target.js';
import { best, faceOf, feeOf, handOf, type Seen } from './seen.js';
import type { Adviser } from './wish.js';

interface Advice {
  readonly choice: Choice;
  readonly says: string;
}

/** What seems best of what is offered, all equally good; none where nothing speaks for any. */
export function advise(seen: Seen): readonly Advice[] {
  const own = seen.table.decisions.find(
    ({ seat, options, optional }) => seat === seen.seat && options && !optional,
  );
  if (!own?.options || !isListed(own.options)) return [];
  const adviser = ADVISERS[own.kind as DecisionName];
  const wish = typeof adviser === 'function' ? adviser(seen, own.options.from) : undefined;
  if (!wish) return [];
  return choicesOf(own.options, wish.options).map((choice) => ({ choice, says: wish.says }));
}

function choicesOf(offered: Options, wanted: readonly Option[]): readonly Choice[] {
  const ids = wanted.map(({ id }) => id);
  if (offered.pick === 'one') return ids;
  if (offered.pick !== 'some') return [];
  const most = Math.min(offered.max, ids.length);
  return most < offered.min ? [] : [ids.slice(0, most)];
}

/** How much a drafted card of each type is worth: those that stay pay again and again. */
const WORTH: Readonly<Record<string, number>> = { friends: 3, whatevers: 3, curses: 3, spells: 1 };

/** Friends first, then some of everything that stays. */
const adviseDraft: Adviser = (_, offered) => {
  const worth = ({ id }: Option): number => {
    const split = splitOf(id);
    const cards = split.reduce((sum, [name, count]) => sum + count * (WORTH[name] ?? 0), 0);
    return cards + split.length / 10;
  };
  return { says: 'drafts cards that stay on the Board', options: best(offered, worth) };
};

/** Who is ahead draws off the own deck, which brings the end nearer. */
const adviseDraw: Adviser = (seen, offered) => {
  const draws = offered.filter(({ id }) => id.startsWith('draw '));
  const pileOf = ({ id }: Option): string => id.split(' ')[1] ?? '';
  const cheapest = best(draws, (option) => -feeOf(seen, pileOf(option)));
  return { says: 'draws where it costs the least', options: cheapest };
};

/** The cheapest cards go first; which of them, nobody else knows. */
const adviseDiscard: Adviser = (seen, offered) => {
  const cost = ({ card }: Option): number => {
    const held = handOf(seen).find(({ id }) => id === card);
    return (held && faceOf(held)?.cost) ?? 0;
  };
  const sorted = [...offered].sort((a, b) => cost(a) - cost(b));
  return { says: 'discards what costs the least', options: sorted };
};

const keep: Adviser = (_, offered) => ({
  says: 'keeps the hand',
  options: offered.filter(({ id }) => id === 'keep'),
});

/** Advisers by the kind of decision; what a JUDGE is asked, and what matters little, is left to chance. */
const ADVISERS: Readonly<Record<DecisionName, Adviser | 'chance'>> = {
  draft: adviseDraft,
  'draw-step': adviseDraw,
  main: adviseMain,
  target: adviseTarget,
  discard: adviseDiscard,
  'end-step': keep,
  'draft-order': 'chance',
  'turn-order': 'chance',
  'place-foe': 'chance',
  dispute: 'chance',
  about: 'chance',
  question: 'chance',
  answer: 'chance',
  reason: 'chance',
  reading: 'chance',
  criteria: 'chance',
  may: 'chance',
  look: 'chance',
  'put-back': 'chance',
  'put-under': 'chance',
};
