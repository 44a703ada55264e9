import { describe, expect, it } from 'vitest';
import { assault, lifeWorth, strongest } from './battle.js';
import type { Fighter } from './fighter.js';

const fighter = (has: Partial<Fighter> = {}): Fighter => ({
  isHero: true,
  onAltar: true,
  ready: true,
  force: 'power',
  worth: 10,
  atk: 6,
  def: 4,
  hp: 5,
  fullHp: 5,
  guard: false,
  stealthy: false,
  shield: false,
  ...has,
});

const hpOf = (fighters: readonly Fighter[]): readonly number[] => fighters.map(({ hp }) => hp);

describe('A round of attacks', () => {
  it('is reckoned by ATK, half of DEF and the Force, and what is beyond goes through', () => {
    const clarity = fighter({ force: 'clarity' });
    const prophecy = fighter({ force: 'prophecy' });
    const { left } = assault([clarity], { life: 33, fighters: [prophecy] }); // T-FUZ-01
    expect([hpOf(left.fighters), left.life]).toEqual([[0], 31]);
  });

  it('strikes Guards first and never who is in Stealth', () => {
    const line = [fighter({ hp: 1 }), fighter({ guard: true }), fighter({ stealthy: true })];
    const { left } = assault([fighter()], { life: 33, fighters: line });
    expect(hpOf(left.fighters)).toEqual([1, 1, 5]);
  });

  it('reaches the Vault and Life when nobody stands on the Altar', () => {
    const rest = [fighter({ onAltar: false, worth: 0 })];
    expect(assault([fighter()], { life: 6, fighters: rest }).left.life).toBe(0);
    const blocked = assault([fighter()], { life: 6, fighters: [fighter(), ...rest] });
    expect(blocked.left.life).toBe(6);
  });

  it('meets a Shield once', () => {
    const line = [fighter({ shield: true })];
    const { left } = assault([fighter(), fighter()], { life: 33, fighters: line });
    expect(hpOf(left.fighters)).toEqual([1]);
  });

  it('gains more by a card that falls than by the same damage on a sound one', () => {
    const onHurt = assault([fighter()], { life: 33, fighters: [fighter({ hp: 4 })] });
    const onSound = assault([fighter()], { life: 33, fighters: [fighter({ hp: 9, fullHp: 9 })] });
    expect(onHurt.gain).toBeGreaterThan(onSound.gain);
  });

  it('stands in the front row with the three strongest Heroes', () => {
    const atks = [3, 9, 5, 7];
    const row = strongest([...atks.map((atk) => fighter({ atk })), fighter({ isHero: false })]);
    expect(row.map(({ atk }) => atk)).toEqual([9, 7, 5]);
  });
});

describe('Life', () => {
  it('is dearer when little is left, and the last point is the game', () => {
    expect(lifeWorth(4) - lifeWorth(3)).toBeGreaterThan(lifeWorth(30) - lifeWorth(29));
    expect(lifeWorth(1) - lifeWorth(0)).toBeGreaterThan(lifeWorth(33) - lifeWorth(1));
  });
});
