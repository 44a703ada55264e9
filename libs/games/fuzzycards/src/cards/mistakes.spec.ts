/** What people get wrong in card files, and what they are told: the path and the reason. */
import { describe, expect, it } from 'vitest';
import { readCardFile } from './card-set.js';

const HERO = {
  code: 'x-1',
  name: 'Test Pilot',
  type: 'hero',
  force: 'power',
  rarity: 'rare',
  cost: 3,
  atk: 8,
  def: 6,
  hp: 10,
};
const EVENT = {
  code: 'x-2',
  name: 'Test Flight',
  type: 'event',
  force: 'power',
  rarity: 'rare',
  cost: 1,
  abilities: [{ timing: 'event', does: [{ verb: 'draw', amount: 1 }] }],
};
const FOE = { name: 'foe', from: { side: 'theirs' }, min: 1, max: 1 };

const without = (card: object, word: string): object => ({ ...card, [word]: undefined });

type Mistake = readonly [card: unknown, told: string];

const onCards: readonly Mistake[] = [
  ['Test Pilot', 'cards[0]: this has to be an object'],
  [[HERO], 'cards[0]: this has to be an object'],
  [without(HERO, 'code'), 'cards[0].code: is missing'],
  [{ ...HERO, code: 12 }, 'cards[0].code: this has to be a text'],
  [{ ...HERO, name: '' }, 'cards[0].name: this has to be a text'],
  [without(HERO, 'force'), 'cards[0].force: is missing'],
  [{ ...HERO, force: 'Power' }, `cards[0].force: there is no Force "Power"; did you mean 'power'?`],
  [
    { ...HERO, force: 'luck' },
    `cards[0].force: there is no Force "luck"; known: 'power', 'clarity', 'prophecy', 'conviction', 'wisdom'`,
  ],
  [
    { ...HERO, rarity: 'legend' },
    `cards[0].rarity: there is no rarity "legend"; did you mean 'legendary'?`,
  ],
  [without(HERO, 'type'), 'cards[0].type: there is no type undefined'],
  [{ ...HERO, type: 'heros' }, `cards[0].type: there is no type "heros"; did you mean 'hero'?`],
  [
    { ...HERO, type: 'relic' },
    `cards[0].type: there is no type "relic"; did you mean 'field-relic'? Known: 'hero', 'equip-relic'`,
  ],
  [{ ...HERO, cost: '3' }, 'cards[0].cost: this has to be a whole number from 0 to 5'],
  [{ ...HERO, cost: 6 }, 'cards[0].cost: this has to be a whole number from 0 to 5'],
  [{ ...HERO, cost: -1 }, 'cards[0].cost: this has to be a whole number from 0 to 5'],
  [{ ...HERO, atk: 7.5 }, 'cards[0].atk: this has to be a whole number from 0 to 99'],
  [without(HERO, 'hp'), 'cards[0].hp: is missing'],
  [{ ...HERO, hp: 0 }, 'cards[0].hp: this has to be a whole number from 1 to 99'],
  [{ ...HERO, attack: 8 }, "cards[0].attack: there is no word 'attack' here"],
  [{ ...HERO, flavor: 'Up.' }, "cards[0].flavor: there is no word 'flavor' here; did you mean 'fl"],
  [{ ...HERO, keywords: ['rush'] }, 'cards[0].keywords: this has to be an object'],
  [{ ...HERO, keywords: { rush: true } }, 'cards[0].keywords.rush: this has to be a whole number'],
  [
    { ...HERO, keywords: { gaurd: 1 } },
    "cards[0].keywords.gaurd: there is no word 'gaurd' here; known: 'rush', 'guard', 'stealth'",
  ],
  [{ ...HERO, abilities: {} }, 'cards[0].abilities: this has to be a list'],
  [{ ...EVENT, hp: 3 }, "cards[0].hp: there is no word 'hp' here"],
  [{ ...EVENT, keywords: { rush: 1 } }, "cards[0].keywords: there is no word 'keywords' here"],
  [without(EVENT, 'abilities'), 'cards[0].abilities: is missing'],
  [{ ...EVENT, abilities: [] }, "cards[0].abilities: an Event has one ability, timed 'event'"],
  [
    { ...EVENT, abilities: [{ timing: 'on-deploy', does: [] }] },
    "cards[0].abilities: an Event has one ability, timed 'event'",
  ],
];

const draw = { verb: 'draw', amount: 1 };
const hit = { verb: 'damage', to: 'foe', amount: 2 };
const onHit = (...does: readonly unknown[]) => ({ timing: 'on-hit', does });

const onAbilities: readonly Mistake[] = [
  [{ does: [] }, '.timing: there is no timing undefined'],
  [{ timing: 'on-attak', does: [] }, `.timing: there is no timing "on-attak"; did you mean 'on-at`],
  [{ timing: 'event', does: [] }, ".timing: only Events are timed 'event'"],
  [{ timing: 'on-hit' }, '.does: is missing'],
  [{ timing: 'on-hit', does: draw }, '.does: this has to be a list'],
  [{ timing: 'on-hit', do: [draw], does: [] }, ".do: there is no word 'do' here"],
  [{ timing: 'on-hit', cost: { energy: 1 }, does: [] }, ".cost: there is no word 'cost' here"],
  [{ timing: 'on-hit', may: false, does: [] }, '.may: this can only be true'],
  [{ timing: 'activate', may: true, does: [draw] }, ".may: 'may' means nothing here"],
  [{ timing: 'activate', cost: 2, does: [draw] }, '.cost: this has to be an object'],
  [{ timing: 'activate', cost: { mana: 2 }, does: [draw] }, ".cost.mana: there is no word 'mana'"],
  [{ timing: 'passive', does: [draw], lasting: [] }, '.does: a passive does nothing at once'],
  [{ timing: 'passive', does: [] }, '.lasting: is missing'],
  [
    { timing: 'passive', does: [], lasting: [{ on: {}, what: 'attack', by: 1 }] },
    '.lasting[0].what: there is no value "attack"',
  ],
  [{ timing: 'on-hit', when: {}, does: [] }, ".when: a condition needs a 'count' or a 'counter'"],
  [
    { timing: 'on-hit', when: { counter: 'Life', atMost: 9 }, does: [] },
    `.when.counter: there is no counter "Life"; did you mean 'life'?`,
  ],
  [onHit({ verb: 'hurt', amount: 1 }), `.does[0].verb: there is no verb "hurt"; known: 'damage',`],
  [onHit({ verb: 'damge', amount: 1 }), `.does[0].verb: there is no verb "damge"; did you mean 'd`],
  [onHit('draw'), '.does[0]: this has to be an object'],
  [onHit({ verb: 'draw' }), '.does[0].amount: is missing'],
  [onHit({ verb: 'draw', amount: 'two' }), '.does[0].amount: this has to be a whole number'],
  [onHit({ verb: 'draw', amount: 1, who: 'me' }), '.does[0].who: there is no seat "me"; known:'],
  [onHit(hit), `.does[0].to: there is no name "foe"; known: 'self', 'bearer'`],
  [onHit({ verb: 'give', to: 'self', what: 'atk', by: 1 }), '.does[0].until: is missing'],
  [
    onHit({ verb: 'silence', to: 'self', until: 'forever' }),
    `.does[0].until: there is no duration "forever"; known: 'turn', 'your-next-turn', 'leaves'`,
  ],
  [
    onHit({ verb: 'shift', to: 'self', row: 'front' }),
    `.does[0].row: there is no row "front"; known: 'altar', 'vault'`,
  ],
  [
    onHit({ verb: 'heal', to: { side: 'mine' }, amount: 1 }),
    `.does[0].to.side: there is no side "mine"; known: 'yours', 'theirs'`,
  ],
  [
    onHit({ verb: 'heal', to: { zone: 'scroll' }, amount: 1 }),
    '.does[0].to.zone: there is no zone "scroll"',
  ],
  [
    onHit({ verb: 'draw', amount: { count: {}, plus: 1 } }),
    ".does[0].amount.plus: there is no word 'plus'",
  ],
  [{ ...onHit(draw), choose: [FOE] }, ".choose[0].name: nothing is done to 'foe'"],
  [{ ...onHit(hit), choose: [{ ...FOE, max: 0 }] }, '.choose[0].max: this has to be a whole numb'],
  [{ ...onHit(hit), choose: [{ ...FOE, min: 2 }] }, ".choose[0].min: 'min' may not be more than"],
  [{ ...onHit(hit), choose: [FOE, FOE] }, ".choose[1].name: 'foe' is chosen already"],
  [
    { ...onHit(hit), choose: [{ ...FOE, from: { zone: 'hand' } }] },
    ".choose[0].hidden: a choice from a hand is 'hidden': true",
  ],
];

const told = (card: unknown): readonly string[] =>
  readCardFile({ set: 'x', title: 'X', cards: [card] }).problems.map(
    ({ path, says }) => `${path}: ${says}`,
  );

describe('Who makes a mistake in a card file is told where and why', () => {
  it.each(onCards)('%j', (card, message) => {
    const [first = '', ...more] = told(card);
    expect(first.slice(0, message.length)).toBe(message);
    expect(more).toEqual([]);
  });

  it.each(onAbilities)('in an ability: %j', (ability, message) => {
    const [first = '', ...more] = told({ ...HERO, abilities: [ability] });
    expect(first.slice(0, message.length + 21)).toBe(`cards[0].abilities[0]${message}`);
    expect(more).toEqual([]);
  });
});
