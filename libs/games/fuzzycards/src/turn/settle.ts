/**
 * IV. Settle: any number of own cards change rows at once, as long as each row holds them.
 *
 * Rules: R-FUZ-33, R-FUZ-42 to 44; decisions A-FUZ-15, A-FUZ-46, A-FUZ-65.
 */
import {
  cardOf,
  no,
  reslot,
  resolveTriggers,
  tell,
  type CardId,
  type Option,
  type Play,
  type State,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, type Phrase } from '@scoresheet/rules-presentation';
import { check } from '../endings.js';
import { cardsOnField, ROW_SLOTS, rowOf, SLOTS } from '../field.js';
import { STAY, STAYS } from './answers.js';
import type { PhaseFrame } from './turn.js';

const SETTLE = 'settle';

export const settleDecision = decision('settle', {
  title: 'Settle: who changes rows?',
  hint: 'Move Heroes between Vault and Altar; only those on the Altar can attack, and while one stands there nobody reaches your Vault or Life (R-FUZ-42, R-FUZ-34, R-FUZ-46).',
  hidden: 'settles',
  about: 'the Settle phase',
  phrases: [STAYS, ...[1, 2, 3, 4, 5, 6].map(moves)],
  wishes: [{ zone: 'field', says: 'move it', id: `${SETTLE} {card}` }],
  idle: STAY,
  isOpen: true,

  options: ({ state }, { seat }: PhaseFrame) => ({
    pick: 'one',
    from: rearrangements(state, seat),
    anyOrder: { [SETTLE]: 1 },
  }),

  answered(play, { seat }, { chosen: [choice] }) {
    const [, ...movers] = (choice?.id ?? STAY).split(' ');
    if (movers.length > 0) rearrange(play, seat, movers);
    return 'done';
  },

  refuse: no(
    'A-FUZ-15',
    'Name own cards that change rows; then each row holds at most three cards.',
  ),
});

export const settle: Step<PhaseFrame> = {
  open: ['seat'],

  /** An empty field is open to all, so nothing is told by not asking. */
  proceed: (play, { seat }) =>
    cardsOnField(play.state, seat).length === 0 ? 'done' : [settleDecision.asks(seat)],

  ...answering(settleDecision),
};

/** `moves A`, `moves A and B`, `moves A, B and C`. */
function moves(count: number): Phrase {
  const blanks = Array.from({ length: count }, (_, index) => `{card${index + 1}}`);
  const before = blanks.slice(0, -1).join(', ');
  return {
    says: `moves ${before && `${before} and `}${blanks.at(-1)}`,
    id: `${SETTLE} ${blanks.join(' ')}`,
    anyOrder: true,
  };
}

/** Every set of movers after which neither row holds more than it can (A-FUZ-15). */
function rearrangements(state: State, seat: Seat): readonly Option[] {
  const cards = cardsOnField(state, seat);
  const options: Option[] = [];
  for (let set = 0; set < 1 << cards.length; set += 1) {
    let movers = '';
    let altar = 0;
    cards.forEach((card, index) => {
      const moves = (set & (1 << index)) !== 0;
      if (moves) movers += ` ${card.id}`;
      if (moves !== (rowOf(card) === 'altar')) altar += 1;
    });
    const fits = altar <= ROW_SLOTS && cards.length - altar <= ROW_SLOTS;
    if (fits) options.push({ id: movers === '' ? STAY : `${SETTLE}${movers}` });
  }
  return options;
}

/** Who stays keeps the position; movers fill the open ones in the order of their old (A-FUZ-65). */
function rearrange(play: Play, seat: Seat, ids: readonly CardId[]): void {
  const movers = ids.map((id) => cardOf(play.state, id)).sort((a, b) => a.slot - b.slot);
  const staying = cardsOnField(play.state, seat).filter((card) => !movers.includes(card));
  const goals: [CardId, number][] = [];
  for (const row of ['altar', 'vault'] as const) {
    const open = SLOTS[row].filter((slot) => !staying.some((card) => card.slot === slot));
    movers
      .filter((card) => rowOf(card) !== row)
      .forEach((card, index) => {
        goals.push([card.id, open[index] as number]);
      });
  }
  for (const [id, slot] of goals) reslot(play, id, slot);
  tell(play, 'settled', { seat, cards: ids });
  check(play); // a bonus of the row that was left may have kept a card alive (A-FUZ-46)
  resolveTriggers(play);
}
