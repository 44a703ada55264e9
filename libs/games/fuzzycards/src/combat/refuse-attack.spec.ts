import { describe, expect, it } from 'vitest';
import { idOf, laidTable, type Sides } from '../laid-table.spec-kit.js';
import { hiddenFrom } from './hiding.js';
import { refuseAttack } from './refuse-attack.js';

interface Case {
  readonly when: string;
  readonly table: Sides;
  readonly attacker?: string;
  readonly target?: string;
  readonly rule: string;
  readonly says: string;
}

const OGRE = { 'altar-1': 'Doorstep Ogre' };
const NO_ATTACKER = 'You have no such card on the Altar.';
const NO_TARGET = 'Attack a card of the opponent, or Life when the Altar is empty.';

const ATTACKERS: readonly Case[] = [
  { when: 'nobody has the card', table: {}, rule: 'R-FUZ-45', says: NO_ATTACKER },
  {
    when: 'the card is held in hand',
    table: { south: { hand: ['Doorstep Ogre'] } },
    attacker: 'Doorstep Ogre',
    rule: 'R-FUZ-45',
    says: NO_ATTACKER,
  },
  {
    when: "the card is the opponent's",
    table: { north: { field: OGRE } },
    attacker: 'Doorstep Ogre',
    rule: 'R-FUZ-45',
    says: NO_ATTACKER,
  },
  {
    when: 'the card is a Relic on a Hero',
    table: { south: { field: { 'altar-1': { card: 'Tuba Recruit', relics: ['Roller Skates'] } } } },
    attacker: 'Roller Skates',
    rule: 'R-FUZ-45',
    says: NO_ATTACKER,
  },
  {
    when: 'the card is a Field Relic',
    table: { south: { field: { 'altar-1': 'Wishing Puddle' } } },
    attacker: 'Wishing Puddle',
    rule: 'A-FUZ-16',
    says: 'Relics do not attack.',
  },
  {
    when: 'the card rests in the Vault',
    table: { south: { field: { 'vault-1': 'Doorstep Ogre' } } },
    attacker: 'Doorstep Ogre',
    rule: 'R-FUZ-35',
    says: 'Cards in the Vault do not attack.',
  },
  {
    when: 'the card was played this turn',
    table: { south: { field: { 'altar-1': { card: 'Doorstep Ogre', marks: { fresh: 1 } } } } },
    attacker: 'Doorstep Ogre',
    rule: 'R-FUZ-41',
    says: 'A Hero without Rush does not attack in the turn it is played.',
  },
  {
    when: 'the card was played this turn, and it would not have Rush with its abilities either',
    table: {
      south: {
        field: {
          'altar-1': { card: 'Doorstep Ogre', marks: { fresh: 1 }, gets: { silenced: 1 } },
        },
      },
    },
    attacker: 'Doorstep Ogre',
    rule: 'R-FUZ-41',
    says: 'A Hero without Rush does not attack in the turn it is played.',
  },
  {
    when: 'the card has lost its Rush by Silence',
    table: {
      south: {
        field: {
          'altar-1': { card: 'Gatecrash Goat', marks: { fresh: 1 }, gets: { silenced: 1 } },
        },
      },
    },
    attacker: 'Gatecrash Goat',
    rule: 'R-FUZ-41',
    says: 'The card is silenced: without its Rush it does not attack this turn.',
  },
  {
    when: 'the card with Rush has attacked in the turn it was played',
    table: {
      south: { field: { 'altar-1': { card: 'Gatecrash Goat', marks: { fresh: 1, attacked: 1 } } } },
    },
    attacker: 'Gatecrash Goat',
    rule: 'R-FUZ-45',
    says: 'Each card attacks once in a turn.',
  },
];

const south = { field: { 'altar-1': 'Tuba Recruit', 'altar-2': 'Card Castle Tenant' } };
const attacker = 'Tuba Recruit';

const TARGETS: readonly Case[] = [
  {
    when: 'nobody has the target',
    table: { south, north: { field: OGRE } },
    rule: 'R-FUZ-46',
    says: NO_TARGET,
  },
  {
    when: 'the target is held in hand',
    table: { south, north: { field: OGRE, hand: ['Moth of Maybe'] } },
    target: 'Moth of Maybe',
    rule: 'R-FUZ-46',
    says: NO_TARGET,
  },
  {
    when: 'the target is on the own side',
    table: { south, north: { field: OGRE } },
    target: 'Card Castle Tenant',
    rule: 'R-FUZ-46',
    says: NO_TARGET,
  },
  {
    when: 'Life is behind a card on the Altar',
    table: { south, north: { field: OGRE } },
    target: 'life',
    rule: 'R-FUZ-46',
    says: 'Life can be attacked only when the Altar before it is empty.',
  },
  {
    when: 'Life is behind one card in Stealth, which is no wall in this match, and one that is not',
    table: {
      south,
      north: { field: { ...OGRE, 'altar-2': 'Hush Weasel' } },
      options: { stealthWall: 'open' },
    },
    target: 'life',
    rule: 'R-FUZ-46',
    says: 'Life can be attacked only when the Altar before it is empty.',
  },
  {
    when: 'Life comes after the Vault in this match',
    table: {
      south,
      north: { field: { 'vault-1': 'Doorstep Ogre' } },
      options: { emptyAltar: 'vaultFirst' },
    },
    target: 'life',
    rule: 'A-FUZ-03',
    says: 'This match has the Vault attacked before Life.',
  },
  {
    when: 'the Vault is never attacked in this match',
    table: {
      south,
      north: { field: { 'vault-1': 'Doorstep Ogre' } },
      options: { emptyAltar: 'lifeOnly' },
    },
    target: 'Doorstep Ogre',
    rule: 'A-FUZ-03',
    says: 'This match plays without attacks on the Vault.',
  },
  {
    when: 'the target rests in a closed Vault',
    table: { south, north: { field: { ...OGRE, 'vault-1': 'Moth of Maybe' } } },
    target: 'Moth of Maybe',
    rule: 'R-FUZ-35',
    says: 'The Vault is closed while cards stand on the Altar before it.',
  },
  {
    when: 'the target is in Stealth',
    table: { south, north: { field: { ...OGRE, 'altar-2': 'Hush Weasel' } } },
    target: 'Hush Weasel',
    rule: 'R-FUZ-55',
    says: 'A card in Stealth cannot be targeted before it has attacked.',
  },
  {
    when: 'a Guard stands beside the target',
    table: { south, north: { field: { ...OGRE, 'altar-2': 'Bridge Toll Badger' } } },
    target: 'Doorstep Ogre',
    rule: 'R-FUZ-54',
    says: 'A card with Guard has to be attacked first.',
  },
];

describe('An attack that is not offered', () => {
  it.each([...ATTACKERS, ...TARGETS.map((each) => ({ attacker, ...each }))])(
    'is refused because $rule where $when',
    ({ table, rule, says, ...named }: Case) => {
      const play = laidTable(table);
      const idNamed = (name: string | undefined): string =>
        name === undefined || name === 'life' ? (name ?? 'c99') : idOf(play, name);
      const words = [idNamed(named.attacker), idNamed(named.target)];
      expect(refuseAttack(play, 1, words)).toEqual({ rule, says });
    },
  );

  it('is refused alike where words are missing and where nobody has the card', () => {
    const play = laidTable({ south });
    expect(refuseAttack(play, 1, [])).toEqual({ rule: 'R-FUZ-45', says: NO_ATTACKER });
    const [tuba] = [idOf(play, attacker)];
    expect(refuseAttack(play, 1, [tuba])).toEqual({ rule: 'R-FUZ-46', says: NO_TARGET });
  });
});

describe('What is hidden from a seat', () => {
  const hiddenFromSeat = (seat: number, name: string) => {
    const play = laidTable({
      south: { field: { 'vault-1': 'Tuba Recruit', 'altar-1': 'Almanac Thief' } },
      north: { field: OGRE, hand: ['Moth of Maybe'] },
    });
    return hiddenFrom(play, seat, idOf(play, name))?.rule;
  };

  it('is none of its own cards, nor what stands open, nor what is not on the field', () => {
    const names = ['Tuba Recruit', 'Almanac Thief', 'Doorstep Ogre', 'Moth of Maybe'];
    expect(names.map((name) => hiddenFromSeat(1, name))).toEqual(names.map(() => undefined));
    expect(hiddenFrom(laidTable({}), 1, 'c999')).toBeUndefined();
  });

  it('is a card in Stealth and one in a closed Vault, to the other seat', () => {
    expect(hiddenFromSeat(2, 'Almanac Thief')).toBe('R-FUZ-55');
    expect(hiddenFromSeat(2, 'Tuba Recruit')).toBe('R-FUZ-35');
  });
});
