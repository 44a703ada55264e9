import {
  cardsIn,
  copy,
  decisions,
  faceOfCard,
  match,
  seatCounter,
  seatsOf,
  type Card,
  type Choice,
  type Decision,
  type Reading,
  type Refusal,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { randomWalk } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { isAltarOpen, isStealthy } from './combat/hiding.js';
import { attackTargets } from './combat/targets.js';
import { cardsOnField, hand, openSlots, opponentOf, rowOf, SLOTS, slotName } from './field.js';
import { CARDS } from './cards/card-set.js';
import { fuzzycards } from './game.js';
import { rowToEnter } from './turn/play-card.js';
import { costOf, keyword } from './values.js';

const WALKS = 12;
/** Of the steps of a walk so many are looked at. */
const EVERY = 3;
/** Cards of all costs, so that what cannot be paid is held as well. */
const deckFrom = (from: number): readonly string[] =>
  Array.from(
    { length: 30 },
    (_, index) => CARDS[(from + index * 7) % CARDS.length]?.code as string,
  );

/** Every situation of some walks in which somebody is asked. */
function* situations(): Generator<{ reading: Reading; decision: Decision; where: string }> {
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const states: State[] = [];
    const seating = {
      seats: 2,
      decks: [[], deckFrom(seed * 11), deckFrom(seed * 23)],
      options: {},
    };
    randomWalk({
      rules: fuzzycards,
      seating,
      seed,
      maxActions: 120,
      shows: (number) => number % EVERY === 0,
      onStep: ({ after }) => states.push(copy(after)),
    });
    for (const [index, state] of states.entries()) {
      const reading = { rules: fuzzycards, state };
      for (const decision of decisions(reading)) {
        yield { reading, decision, where: `seed ${seed}, step ${index}` };
      }
    }
  }
}

const POSITIONS = [...SLOTS.altar, ...SLOTS.vault].map(slotName);

/** All that a person might try at a table: every card of theirs at everything in sight. */
function attempts({ state }: Reading, seat: Seat): readonly Choice[] {
  const fielded = seatsOf(state).flatMap((side) => cardsOnField(state, side).map(({ id }) => id));
  const things = [
    ...POSITIONS,
    ...fielded,
    ...fielded.flatMap((id) => [`foe=${id}`, `ally=${id}`]),
  ];
  const held = cardsIn(state, hand(seat));
  return [
    ...held.flatMap((id) => [`play ${id}`, ...things.map((to) => `play ${id} ${to}`)]),
    ...fielded.flatMap((id) => [`use ${id} 0`, `use ${id} 1`, `settle ${id}`, `use ${id}`]),
    ...fielded.flatMap((id) => [...fielded, 'life'].map((to) => `attack ${id} ${to}`)),
    'keep',
    'redraw',
    'stay',
    'bridge',
    'end',
    'yes',
    'no',
    'first',
    'second',
    'nothing',
    ...held,
    ...fielded,
    [],
    held.slice(0, 1),
    held.slice(0, 2),
    '',
    'dance',
    'play',
    'attack',
    'play c999 vault-1',
    7,
  ];
}

type Answered = Refusal | 'offered';

const answered = (reading: Reading, decision: Decision, choice: Choice): Answered =>
  match(decision, choice) ? 'offered' : fuzzycards.refuse(reading, decision.seat, decision, choice);

const RULE = /^(R-FUZ-(0[1-9]|[1-7]\d|8[0-7])|A-FUZ-(0[1-9]|[1-7]\d|8[012]))$/;
const SENTENCE = /^[A-Z](?!.*(undefined|null|NaN|\[object)).*\.$/;

describe('Whatever a person tries', () => {
  it('is offered, or refused by a rule and in a sentence', () => {
    const named = new Set<string>();
    const poor: unknown[] = [];
    for (const { reading, decision, where } of situations()) {
      for (const choice of attempts(reading, decision.seat)) {
        const answer = answered(reading, decision, choice);
        if (answer === 'offered') continue;
        named.add(answer.rule);
        if (RULE.test(answer.rule) && SENTENCE.test(answer.says)) continue;
        poor.push({ where, choice, ...answer });
      }
    }
    expect(poor).toEqual([]);
    expect([...named]).toEqual(expect.arrayContaining(RULES_MET));
  });

  it('is refused where nobody asked, by the same rules', () => {
    const refusals = [...situations()].map(({ reading, decision }) =>
      fuzzycards.refuse(reading, opponentOf(decision.seat), undefined, 'end'),
    );
    expect([...new Set(refusals.map(({ rule }) => rule))]).toEqual(['R-FUZ-36']);
  });
});

const RULES_MET = ['R-FUZ-29', 'R-FUZ-30', 'R-FUZ-31', 'R-FUZ-35', 'R-FUZ-36', 'R-FUZ-40'].concat([
  'R-FUZ-41',
  'R-FUZ-45',
  'R-FUZ-46',
  'R-FUZ-54',
  'R-FUZ-72',
  'A-FUZ-14',
  'A-FUZ-16',
  'A-FUZ-36',
]);

/** Rules in the order of A-FUZ-81, each with whether it forbids what was tried. */
type Order<T> = readonly (readonly [rule: string, forbids: (tried: T) => boolean])[];

interface Attack {
  readonly reading: Reading;
  readonly seat: Seat;
  readonly attacker: Card;
  readonly target: Card | 'life';
}

const isAt = ({ target }: Attack, row: 'altar' | 'vault'): boolean =>
  target !== 'life' && rowOf(target) === row;
const isOpen = ({ reading, seat }: Attack): boolean => isAltarOpen(reading, opponentOf(seat));

const ORDER_OF_ATTACKS: Order<Attack> = [
  ['A-FUZ-16', ({ reading, attacker }) => faceOfCard(reading, attacker).type !== 'hero'],
  ['R-FUZ-35', ({ attacker }) => rowOf(attacker) === 'vault'],
  [
    'R-FUZ-41',
    ({ reading, attacker }) =>
      attacker.marks['fresh'] === 1 && keyword(reading, attacker.id, 'rush') === 0,
  ],
  ['R-FUZ-45', ({ attacker }) => attacker.marks['attacked'] === 1],
  ['R-FUZ-35', (attack) => isAt(attack, 'vault') && !isOpen(attack)],
  ['R-FUZ-55', ({ reading, target }) => target !== 'life' && isStealthy(reading, target)],
  [
    'R-FUZ-54',
    (attack) =>
      isAt(attack, 'altar') &&
      !attackTargets(attack.reading, attack.seat).cards.includes((attack.target as Card).id),
  ],
  ['R-FUZ-46', (attack) => attack.target === 'life' && !isOpen(attack)],
];

interface Deployment {
  readonly reading: Reading;
  readonly seat: Seat;
  readonly card: Card;
  readonly position: string;
}

const ORDER_OF_HEROES: Order<Deployment> = [
  [
    'R-FUZ-40',
    ({ reading, seat, card }) => costOf(reading, card) > seatCounter(reading.state, seat, 'energy'),
  ],
  [
    'A-FUZ-14',
    ({ reading, seat, card }) =>
      openSlots(reading.state, seat, rowToEnter(faceOfCard(reading, card))).length === 0,
  ],
  [
    'R-FUZ-30',
    ({ reading, card, position }) => !position.startsWith(rowToEnter(faceOfCard(reading, card))),
  ],
  [
    'A-FUZ-14',
    ({ reading, seat, card, position }) =>
      !openSlots(reading.state, seat, rowToEnter(faceOfCard(reading, card)))
        .map(slotName)
        .includes(position),
  ],
];

const firstOf = <T>(order: Order<T>, tried: T): string =>
  order.find(([, forbids]) => forbids(tried))?.[0] ?? 'offered';

const ruleOf = (answer: Answered): string => (answer === 'offered' ? answer : answer.rule);

describe('Of several rules that forbid it the first is named (A-FUZ-81)', () => {
  it('for an attack: the attacker, then the target', () => {
    let tried = 0;
    const wrong: unknown[] = [];
    for (const { reading, decision, where } of situations()) {
      if (decision.kind !== 'validate') continue;
      const { seat } = decision;
      const theirs = cardsOnField(reading.state, opponentOf(seat));
      for (const attacker of cardsOnField(reading.state, seat)) {
        for (const target of [...theirs, 'life'] as const) {
          const to = target === 'life' ? target : target.id;
          const answer = answered(reading, decision, `attack ${attacker.id} ${to}`);
          const attack = { reading, seat, attacker, target };
          const first = firstOf(ORDER_OF_ATTACKS, attack);
          if (ruleOf(answer) !== first) wrong.push({ where, to, answer, first });
          tried += 1;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(300);
  });

  it('for a Hero: its price, then room in its row, then the row, then the position', () => {
    let tried = 0;
    const wrong: unknown[] = [];
    for (const { reading, decision, where } of situations()) {
      if (decision.kind !== 'activate') continue;
      const { seat } = decision;
      for (const card of cardsIn(reading.state, hand(seat)).map((id) => cardAt(reading, id))) {
        if (faceOfCard(reading, card).type !== 'hero') continue;
        for (const position of POSITIONS) {
          const answer = answered(reading, decision, `play ${card.id} ${position}`);
          const deployment = { reading, seat, card, position };
          const first = firstOf(ORDER_OF_HEROES, deployment);
          if (ruleOf(answer) !== first) wrong.push({ where, face: card.face, answer, first });
          tried += 1;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(1_000);
  });
});

const cardAt = ({ state }: Reading, id: string): Card => state.cards[id] as Card;
