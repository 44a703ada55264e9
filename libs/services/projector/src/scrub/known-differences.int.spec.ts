/** What differs is told when somebody finds it, and again when it has become worse. */
import { keptDifferences } from '@scoresheet/services-archive';
import { describe, expect, it } from 'vitest';
import { database, TOPIC } from '../projected-world.spec-kit.js';
import {
  change,
  isEvent,
  logWith,
  ONE,
  ONE_BYTE,
  played,
  scrubbedWorld,
  startScrubber,
} from './scrubbed-world.spec-kit.js';

scrubbedWorld();

/** What a new process finds and tells, in a log in which these events of a record are damaged. */
async function scrubbed(seqs: readonly number[]) {
  const isDamaged = seqs.map(
    (seq) => (entry: Parameters<typeof isEvent>[0]) => isEvent(entry, ONE, seq),
  );
  const damaged = logWith((entry) =>
    isDamaged.some((is) => is(entry)) ? [{ ...entry, value: new Uint8Array([7]) }] : [entry],
  );
  // A cycle that the process before has left would be taken for this one's.
  await database.query('delete from scoresheet.scrub_cycle');
  const { scrubber, told, cycled, stop } = startScrubber({ log: damaged });
  await cycled();
  await stop();
  return { told, counted: scrubber.figures().differences };
}

describe('Differences that are known', () => {
  it('are not told and counted again with those that are new', async () => {
    await played();
    expect(await scrubbed([4])).toMatchObject({ counted: { 'log-changed': 1 } });
    const { told, counted } = await scrubbed([4, 5]);
    expect(counted).toEqual({ 'log-changed': 1 });
    expect(told).toEqual([expect.stringContaining(`event 5 of ${ONE}`)]);
    expect(await keptDifferences(database, TOPIC)).toHaveLength(2);
  });

  it('are told once more when the other copy is damaged as well', async () => {
    await played();
    await scrubbed([4]);
    await change(ONE_BYTE, ONE, 4);
    const { told, counted } = await scrubbed([4]);
    expect(counted).toEqual({ 'both-changed': 1 });
    expect(told).toEqual([expect.stringContaining('neither the log nor the archive')]);
    expect(await keptDifferences(database, TOPIC)).toMatchObject([{ kind: 'both-changed' }]);
  });
});
