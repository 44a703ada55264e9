import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import type { CopiesState } from '../probes.js';
import { copies } from './copies.js';

const WELL: CopiesState = { lacking: [], differences: [], isWhole: true };
const difference = (kind: CopiesState['differences'][number]['kind'], seq = 4) => ({
  kind,
  topic: 'match.events',
  partition: 2,
  offset: 17,
  record: 'm-1',
  seq,
});
const foundIn = (changed: Partial<CopiesState>) =>
  found(copies, { database: healthyDatabase({ copies: { ...WELL, ...changed } }) });

it('finds nothing where both copies are the same, or there are no two', async () => {
  expect(await foundIn({})).toEqual([]);
  expect(await found(copies, { database: healthyDatabase({ copies: undefined }) })).toEqual([]);
});

it('names the event, its place, which copy was changed, and what to do', async () => {
  const [log] = await foundIn({ differences: [difference('log-changed')] });
  expect(log).toMatchObject({ grade: 'wrong', todo: expect.stringContaining('log mend') });
  expect(log?.what).toBe(
    'Event 4 of m-1 (topic "match.events", partition 2, offset 17): the log\'s copy was changed; ' +
      'the archive has the right bytes.',
  );
  const [archive] = await foundIn({ differences: [difference('archive-changed')] });
  expect(archive?.todo).toContain('rebuild archive');
  const [both] = await foundIn({ differences: [difference('both-changed')] });
  expect(both?.todo).toContain('backup');
});

it('tells some of many, and each kind by itself', async () => {
  const differences = [1, 2, 3, 4, 5].map((seq) => difference('log-lacks', seq));
  const all = await foundIn({ differences: [...differences, difference('archive-lacks')] });
  expect(all).toHaveLength(2);
  expect(all[1]?.what).toMatch(/ And 2 more\.$/);
});

it('finds an archive that has lost events', async () => {
  const [finding] = await foundIn({
    lacking: [{ topic: 'tournament.events', partition: 1, given: 1_000, has: 947 }],
  });
  expect(finding?.what).toContain('topic "tournament.events", partition 1');
  expect(finding?.what).toContain('947 events of 1000');
});
