/**
 * Advice for a seat, from what it sees of the table and from nothing else: act with Buddies, against
 * others; play what can be played; answer when somebody else has something on the stack; and keep
 * the deck, which is the life, for that.
 */
import type { Choice, Option, Seat, TableView } from '@scoresheet/rules-engine';
import type { DecisionName } from '../decisions.js';
import { FACES } from '../cards/card-set.js';

interface Seen {
  readonly seat: Seat;
  readonly table: TableView;
}

interface Advice {
  readonly choice: Choice;
  readonly says: string;
}

type Adviser = (seen: Seen, offered: readonly Option[]) => readonly Advice[];

/** What seems best of what is offered, all equally good; none where nothing speaks for any. */
export function advise(seen: Seen): readonly Advice[] {
  const own = seen.table.decisions.find(({ seat, options }) => seat === seen.seat && options);
  const adviser = own && ADVISERS[own.kind as DecisionName];
  if (typeof adviser !== 'function' || own?.options?.pick !== 'one') return [];
  return adviser(seen, own.options.from);
}

/** The first of its wishes that any option fits. */
const adviseAct: Adviser = (seen, offered) => {
  for (const wish of WISHES) {
    const fitting = offered.filter((option) => wish.fits(option, seen));
    if (fitting.length > 0) return fitting.map(({ id }) => ({ choice: id, says: wish.says }));
  }
  return [];
};

/** Advisers by the kind of decision; what does not matter to a simple bot is left to chance. */
const ADVISERS: Readonly<Record<DecisionName, Adviser | 'chance'>> = {
  respond: adviseAct,
  redraw: 'chance',
  'extra-card': 'chance',
  'first-player': 'chance',
  'starting-buddy': 'chance',
  discard: 'chance',
  'put-under': 'chance',
  may: 'chance',
  search: 'chance',
  look: 'chance',
  'put-back': 'chance',
  replace: 'chance',
  'order-triggers': 'chance',
  target: 'chance',
};

interface Wish {
  readonly says: string;
  fits(option: Option, seen: Seen): boolean;
}

/** Wishes by their weight: the bot follows the first that any option fits. */
const WISHES: readonly Wish[] = [
  {
    says: 'acts against somebody else',
    fits: ({ id }, seen) => id.startsWith('use ') && isAgainstOthers(id, seen),
  },
  {
    says: 'Defends the deck with a Buddy that has nothing better to do',
    fits: ({ id }) => id.startsWith('defend '),
  },
  {
    says: 'answers what somebody else has on the stack',
    fits: ({ id }, seen) => id.includes(' skill=') && isTheirsOnStack(id, seen),
  },
  {
    says: 'plays what stays in play',
    fits: ({ id, card }, seen) => id.startsWith('play ') && stays(card, seen),
  },
  { says: 'passes', fits: ({ id }) => id === 'pass' },
];

const STAYING = ['buddy', 'item'];

function stays(card: string | undefined, { seat, table }: Seen): boolean {
  const inHand = table.seats[seat - 1]?.zones['hand']?.cards ?? [];
  const face = FACES[inHand.find(({ id }) => id === card)?.face ?? ''];
  return face !== undefined && STAYING.includes(face.type);
}

/** Whether an option's victim is another seat's deck, or a Buddy of another seat's party. */
function isAgainstOthers(id: string, { seat, table }: Seen): boolean {
  const [, victim] = / victim=(\S+)/.exec(id) ?? [];
  const [, deck] = /^deck-(\d+)$/.exec(victim ?? '') ?? [];
  if (deck !== undefined) return Number(deck) !== seat;
  return table.seats
    .filter((side) => side.seat !== seat)
    .some(({ zones }) => zones['party']?.cards?.some((card) => card.id === victim));
}

function isTheirsOnStack(id: string, { seat, table }: Seen): boolean {
  const [, name] = / skill=(\S+)/.exec(id) ?? [];
  const waiting = table.underway.flatMap((frame) => {
    const { items } = frame as { readonly items?: readonly Waiting[] };
    return items ?? [];
  });
  return waiting.some((item) => item.id === name && item.controller !== seat);
}

interface Waiting {
  readonly id: string;
  readonly controller: Seat;
}
