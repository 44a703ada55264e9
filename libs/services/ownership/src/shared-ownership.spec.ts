import { describe, expect, it } from 'vitest';
import { joinMember, type MemberWorld } from './members.spec-kit.js';
import { ownershipContract } from './shared-ownership.contract.spec-kit.js';
import { virtualWorld } from './virtual-world.spec-kit.js';

ownershipContract('memory', virtualWorld);

/** A store that can be out of reach. */
function flakyWorld() {
  const world = virtualWorld();
  let isAway = false;
  const flaky: MemberWorld = {
    ...world,
    store: {
      ...world.store,
      beat: (member, held) =>
        isAway ? Promise.reject(new Error('away')) : world.store.beat(member, held),
    },
  };
  return { world, flaky, setAway: (away: boolean) => void (isAway = away) };
}

describe('A member that cannot reach the store', () => {
  it('keeps what it has, because actions wait for the log alone', async () => {
    const { world, flaky, setAway } = flakyWorld();
    const member = joinMember(flaky, 'a', 4);
    await world.until(() => member.working.size === 4);
    setAway(true);
    await world.until(() => member.troubles.length > 20);
    expect(member.working.size).toBe(4);
    await member.ownership.stop();
  });

  it('gives up what another has taken when it reaches it again', async () => {
    const { world, flaky, setAway } = flakyWorld();
    const member = joinMember(flaky, 'a', 4);
    await world.until(() => member.working.size === 4);
    setAway(true);
    const other = joinMember(world, 'b', 4);
    await world.until(() => other.working.size === 4);
    setAway(false);
    await world.until(() => member.working.size === 2 && other.working.size === 2);
    await Promise.all([member.ownership.stop(), other.ownership.stop()]);
  });
});

describe('A lease that is never given back', () => {
  it('runs out, and the next member has the partition all the same', async () => {
    const world = virtualWorld();
    const first = joinMember(
      { ...world, store: { ...world.store, release: () => Promise.resolve() } },
      'a',
      2,
    );
    await world.until(() => first.working.size === 2);
    const second = joinMember(world, 'b', 2);
    await world.until(() => second.working.size === 1);
    expect(world.now()).toBeGreaterThan(world.leaseMs);
    await Promise.all([first.ownership.stop(), second.ownership.stop()]);
  });
});

describe('A store that does not answer any more', () => {
  it('holds up no stop', async () => {
    const world = virtualWorld();
    const never = () => new Promise<never>(() => undefined);
    const member = joinMember(
      { ...world, store: { ...world.store, release: never, resign: never } },
      'a',
      2,
    );
    await world.until(() => member.working.size === 2);
    await member.ownership.stop();
    expect(member.working.size).toBe(0);
  });
});
