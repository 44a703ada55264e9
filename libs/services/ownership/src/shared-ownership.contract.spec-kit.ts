/** What sharing partitions promises, over every store of leases. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinMember, type Member, type MemberWorld } from './members.spec-kit.js';

const PARTITIONS = 8;

export function ownershipContract(name: string, makeWorld: () => MemberWorld): void {
  describe(`Members with leases in ${name}`, () => {
    let world: MemberWorld;
    let members: Member[];

    beforeEach(() => {
      world = makeWorld();
      members = [];
    });
    afterEach(async () => {
      for (const member of members) member.thaw();
      await Promise.all(members.map(({ ownership }) => ownership.stop()));
    });

    const join = (member: string): Member => {
      const joined = joinMember(world, member, PARTITIONS);
      members.push(joined);
      return joined;
    };

    /** Each partition is worked on by one of these, and no one has two more than another. */
    const isShared = (among: readonly Member[]) => (): boolean => {
      const all = among.flatMap(({ working }) => [...working]);
      const sizes = among.map(({ working }) => working.size);
      const isFair = Math.max(...sizes) - Math.min(...sizes) <= 1;
      return isFair && all.length === PARTITIONS && new Set(all).size === PARTITIONS;
    };

    it('own everything when one is alone', async () => {
      const alone = join('a');
      await world.until(isShared([alone]));
      expect(alone.ownership.owned()).toHaveLength(PARTITIONS);
    });

    it('share alike when others join, also with those who come at the same moment', async () => {
      const first = join('b');
      await world.until(isShared([first]));
      const all = [first, join('a'), join('c')];
      await world.until(isShared(all));
      expect(all.map(({ working }) => working.size).sort()).toEqual([2, 3, 3]);
    });

    it('work at once on what one leaves who says so', async () => {
      const [first, second] = [join('a'), join('b')];
      await world.until(isShared([first, second]));
      await second.ownership.stop();
      const leftMs = world.now();
      expect(second.working.size).toBe(0);
      await world.until(isShared([first]));
      expect(world.now() - leftMs).toBeLessThan(world.leaseMs);
    });

    it('work on what a dead one had when its leases have run out', async () => {
      const [first, second] = [join('a'), join('b')];
      await world.until(isShared([first, second]));
      second.freeze();
      const diedMs = world.now();
      await world.until(() => first.working.size === PARTITIONS);
      expect(world.now() - diedMs).toBeLessThan(2 * world.leaseMs);
    });

    it('see a zombie give up what others have by now, and take its share again', async () => {
      const [zombie, other] = [join('a'), join('b')];
      await world.until(isShared([zombie, other]));
      zombie.freeze();
      await world.until(() => other.working.size === PARTITIONS);
      expect(zombie.working.size).toBe(PARTITIONS / 2); // nobody could tell it

      zombie.thaw();

      await world.until(isShared([zombie, other]));
    });

    it('come to rest after everybody came and went in turn', async () => {
      const [a, b, c] = [join('a'), join('b'), join('c')];
      await world.until(isShared([a, b, c]));
      await a.ownership.stop();
      const d = join('d');
      await b.ownership.stop();
      await world.until(isShared([c, d]));
      expect(members.flatMap(({ troubles }) => troubles)).toEqual([]);
    });
  });
}
