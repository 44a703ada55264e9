import type { Refusal } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { idOf, laidTable, type Sides } from '../laid-table.spec-kit.js';
import { refusePlay, refuseUse } from './refuse-activate.js';

interface Case {
  readonly when: string;
  readonly table: Sides;
  /** The card, then its words; a word in braces stands for the id of the card of that name. */
  readonly words: string;
  readonly rule: string;
  readonly says: string;
}

const refusedAs = (
  refuse: typeof refusePlay,
  { table, words }: Pick<Case, 'table' | 'words'>,
): Refusal => {
  const play = laidTable(table);
  const said = words.replace(/\{([^}]+)\}/g, (_, name: string) => idOf(play, name));
  return refuse(play, 1, said.split(' '));
};

const OGRE = { 'altar-1': 'Doorstep Ogre' };
const NOT_HELD = 'You hold no such card.';
const NO_HOST = 'An Equip Relic needs a Hero on the field.';
const NAME_TARGETS = 'Name every target that the text asks for; only legal ones are offered.';

const PLAYS: readonly Case[] = [
  { when: 'nobody has the card', table: {}, words: 'hand1-9', rule: 'R-FUZ-40', says: NOT_HELD },
  {
    when: 'the opponent holds it',
    table: { north: { hand: ['Moth of Maybe'] } },
    words: '{Moth of Maybe} vault-1',
    rule: 'R-FUZ-40',
    says: NOT_HELD,
  },
  {
    when: 'it is on the field',
    table: { south: { field: OGRE } },
    words: '{Doorstep Ogre} vault-1',
    rule: 'R-FUZ-40',
    says: NOT_HELD,
  },
  {
    when: 'there is too little Energy',
    table: { south: { energy: 2, hand: ['Ursula of the Long Vow'] } },
    words: '{Ursula of the Long Vow} vault-1',
    rule: 'R-FUZ-40',
    says: 'Ursula of the Long Vow costs 3 Energy and you have 2.',
  },
  {
    when: 'a Hero is to enter the Altar, whatever its Energy, which is just enough',
    table: { south: { energy: 3, hand: ['Ursula of the Long Vow'] } },
    words: '{Ursula of the Long Vow} altar-1',
    rule: 'R-FUZ-30',
    says: 'A Hero enters the Vault; one with Rush enters the Altar.',
  },
  {
    when: 'a Hero with Rush is to enter the Vault',
    table: { south: { hand: ['Gatecrash Goat'] } },
    words: '{Gatecrash Goat} vault-1',
    rule: 'R-FUZ-30',
    says: 'A Hero enters the Vault; one with Rush enters the Altar.',
  },
  {
    when: 'a Hero is to enter a position that is taken',
    table: { south: { hand: ['Moth of Maybe'], field: { 'vault-1': 'Doorstep Ogre' } } },
    words: '{Moth of Maybe} vault-1',
    rule: 'A-FUZ-14',
    says: 'This Hero enters the Vault and needs an open position there.',
  },
  {
    when: 'a Hero with Rush is to enter a position that is taken',
    table: { south: { hand: ['Gatecrash Goat'], field: OGRE } },
    words: '{Gatecrash Goat} altar-1',
    rule: 'A-FUZ-14',
    says: 'This Hero enters the Altar and needs an open position there.',
  },
  {
    when: 'a Hero is to enter no position',
    table: { south: { hand: ['Moth of Maybe'] } },
    words: '{Moth of Maybe}',
    rule: 'A-FUZ-14',
    says: 'This Hero enters the Vault and needs an open position there.',
  },
  ...['altar-1', 'vault-1', ''].map((position) => ({
    when: `a Hero with Rush is to enter "${position}" while its Altar is full`,
    table: {
      south: {
        hand: ['Gatecrash Goat'],
        field: { ...OGRE, 'altar-2': 'Lantern Clerk', 'altar-3': 'Wishing Puddle' },
      },
    },
    words: `{Gatecrash Goat} ${position}`,
    rule: 'A-FUZ-14',
    says: 'This Hero enters the Altar, and no position there is open.',
  })),
  {
    when: 'a Hero without Rush is to enter the Altar while its Vault is full',
    table: {
      south: {
        hand: ['Moth of Maybe'],
        field: {
          'vault-1': 'Doorstep Ogre',
          'vault-2': 'Lantern Clerk',
          'vault-3': 'Wishing Puddle',
        },
      },
    },
    words: '{Moth of Maybe} altar-1',
    rule: 'A-FUZ-14',
    says: 'This Hero enters the Vault, and no position there is open.',
  },
  {
    when: 'a Field Relic takes a position that is taken',
    table: { south: { hand: ['Wishing Puddle'], field: OGRE } },
    words: '{Wishing Puddle} altar-1',
    rule: 'R-FUZ-32',
    says: 'A Field Relic takes an open position; name one, like "vault-1".',
  },
  ...[
    { when: 'an Equip Relic goes on nothing', words: '{Sharpened Pencil}' },
    { when: 'an Equip Relic goes on a card that nobody has', words: '{Sharpened Pencil} c99' },
    {
      when: 'an Equip Relic goes on a Field Relic of the opponent',
      words: '{Sharpened Pencil} {Patient Milestone}',
    },
    {
      when: 'an Equip Relic goes on a card in hand',
      words: '{Sharpened Pencil} {Bell Rope Novice}',
    },
    { when: 'an Equip Relic goes on an own Hero', words: '{Sharpened Pencil} {Doorstep Ogre}' },
  ].map(({ when, words }) => ({
    when,
    words,
    rule: 'R-FUZ-31',
    says: NO_HOST,
    table: {
      south: { hand: ['Sharpened Pencil', 'Lantern Clerk'], field: OGRE },
      north: { hand: ['Bell Rope Novice'], field: { 'altar-1': 'Patient Milestone' } },
    },
  })),
  {
    when: "an Equip Relic goes on the opponent's Hero",
    table: { south: { hand: ['Sharpened Pencil'] }, north: { field: OGRE } },
    words: '{Sharpened Pencil} {Doorstep Ogre}',
    rule: 'A-FUZ-36',
    says: 'Equip Relics go on your own Heroes only.',
  },
  ...[
    { when: 'an Event names no target', words: '{Falling Piano}' },
    { when: 'an Event names a target that nobody has', words: '{Falling Piano} foe=c99' },
    { when: 'an Event names a target without its word', words: '{Falling Piano} {Hush Weasel}' },
  ].map(({ when, words }) => ({
    when,
    words,
    rule: 'A-FUZ-63',
    says: NAME_TARGETS,
    table: {
      south: { hand: ['Falling Piano'] },
      north: { field: { 'altar-1': 'Hush Weasel' } },
    },
  })),
  {
    when: 'the second target of an Event is in Stealth',
    table: {
      south: { hand: ['Falling Piano'] },
      north: { field: { ...OGRE, 'altar-2': 'Hush Weasel' } },
    },
    words: '{Falling Piano} foe={Doorstep Ogre},{Hush Weasel}',
    rule: 'R-FUZ-55',
    says: 'A card in Stealth cannot be targeted before it has attacked.',
  },
];

const NOT_FIELDED = 'You have no such card on the field.';
const NO_ABILITY = 'The card has no such ability to use.';
const GIANTESS = { 'altar-1': 'Orchard Giantess' };
const USED_FIRST = { card: 'Orchard Giantess', marks: { used: 1 } };

const USES: readonly Case[] = [
  { when: 'nobody has the card', table: {}, words: 'c9 0', rule: 'R-FUZ-72', says: NOT_FIELDED },
  {
    when: 'the card is held in hand',
    table: { south: { hand: ['Orchard Giantess'] } },
    words: '{Orchard Giantess} 0',
    rule: 'R-FUZ-72',
    says: NOT_FIELDED,
  },
  {
    when: "the card is the opponent's",
    table: { north: { field: GIANTESS } },
    words: '{Orchard Giantess} 0',
    rule: 'R-FUZ-72',
    says: NOT_FIELDED,
  },
  {
    when: "the card is a Relic on the opponent's Hero",
    table: { north: { field: { 'altar-1': { card: 'Tuba Recruit', relics: ['Roller Skates'] } } } },
    words: '{Roller Skates} 0',
    rule: 'R-FUZ-72',
    says: NOT_FIELDED,
  },
  {
    when: 'a Relic on an own Hero has nothing to use',
    table: { south: { field: { 'altar-1': { card: 'Tuba Recruit', relics: ['Roller Skates'] } } } },
    words: '{Roller Skates} 0',
    rule: 'R-FUZ-72',
    says: NO_ABILITY,
  },
  {
    when: 'the ability works by itself',
    table: { south: { field: { 'altar-1': 'Thunder Cobbler' } } },
    words: '{Thunder Cobbler} 0',
    rule: 'R-FUZ-72',
    says: NO_ABILITY,
  },
  {
    when: 'the card is silenced',
    table: {
      south: { field: { 'altar-1': { card: 'Orchard Giantess', gets: { silenced: 1 } } } },
    },
    words: '{Orchard Giantess} 0',
    rule: 'R-FUZ-65',
    says: 'The card is silenced.',
  },
  {
    when: 'the ability was used this turn',
    table: { south: { field: { 'altar-1': USED_FIRST } } },
    words: '{Orchard Giantess} 0',
    rule: 'R-FUZ-72',
    says: 'The ability was used this turn.',
  },
  {
    when: 'there is too little Energy',
    table: { south: { energy: 0, field: GIANTESS } },
    words: '{Orchard Giantess} 0',
    rule: 'R-FUZ-40',
    says: 'That costs 1 Energy and you have 0.',
  },
  {
    when: 'no Life would be left',
    table: { south: { life: 2, energy: 0, field: { 'altar-1': 'Bonfire Matron' } } },
    words: '{Bonfire Matron} 0',
    rule: 'A-FUZ-73',
    says: 'Life and HP are paid whole, and at least 1 has to be left.',
  },
  {
    when: 'no target is named, whatever its Energy, which is just enough',
    table: { south: { energy: 1, field: GIANTESS } },
    words: '{Orchard Giantess} 0',
    rule: 'A-FUZ-63',
    says: NAME_TARGETS,
  },
  {
    when: 'its target rests in a closed Vault',
    table: { south: { field: GIANTESS }, north: { field: { ...OGRE, 'vault-1': 'Tuba Recruit' } } },
    words: '{Orchard Giantess} 0 foe={Tuba Recruit}',
    rule: 'R-FUZ-35',
    says: 'The Vault is closed while cards stand on the Altar before it.',
  },
  {
    when: 'its target is in Stealth, which protects from attacks alone in this match',
    table: {
      south: { field: GIANTESS },
      north: { field: { 'altar-1': 'Hush Weasel' } },
      options: { protection: 'attacks' },
    },
    words: '{Orchard Giantess} 0 foes={Hush Weasel}',
    rule: 'A-FUZ-63',
    says: NAME_TARGETS,
  },
];

describe('A card that is not offered to be played', () => {
  it.each(PLAYS)('is refused because $rule where $when', ({ rule, says, ...asked }) => {
    expect(refusedAs(refusePlay, asked)).toEqual({ rule, says });
  });
});

describe('An ability that is not offered to be used', () => {
  it.each(USES)('is refused because $rule where $when', ({ rule, says, ...asked }) => {
    expect(refusedAs(refuseUse, asked)).toEqual({ rule, says });
  });
});

describe('A command without a card', () => {
  it('is refused as for a card that nobody has', () => {
    expect(refusePlay(laidTable({}), 1, [])).toEqual({ rule: 'R-FUZ-40', says: NOT_HELD });
    expect(refuseUse(laidTable({}), 1, [])).toEqual({ rule: 'R-FUZ-72', says: NOT_FIELDED });
  });
});
