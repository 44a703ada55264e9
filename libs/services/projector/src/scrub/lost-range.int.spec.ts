/** However much a log has lost in one place, it is compared in pieces that fit into memory. */
import {
  archiveStates,
  comparePiece,
  keptDifferences,
  type ComparedPiece,
} from '@scoresheet/services-archive';
import { expect, it } from 'vitest';
import {
  append,
  database,
  log,
  matches,
  projectedToEnd,
  startProjector,
  TOPIC,
} from '../projected-world.spec-kit.js';
import { interleaved } from '../written-matches.spec-kit.js';
import { scrubbedWorld, startScrubber } from './scrubbed-world.spec-kit.js';

scrubbedWorld();

const EVENTS_AT_ONCE = 200;

it('A range that a log has lost is compared piece by piece, to its last event', async () => {
  startProjector();
  const all = matches(40);
  await append(interleaved(all));
  await projectedToEnd();
  const emptied = Object.assign(log.openAnother(), { read: async () => [] });
  let lost = 0;
  for (const { partition, next: end } of await archiveStates(database, TOPIC)) {
    let piece: ComparedPiece | undefined;
    for (let from = 0; from < end; from = piece.next) {
      piece = await comparePiece(
        { database, log: emptied },
        { topic: TOPIC, partition },
        from,
        end,
      );
      expect(piece.differences.length).toBeLessThanOrEqual(EVENTS_AT_ONCE);
      lost += piece.differences.length;
    }
  }
  expect(lost).toBe(all.flat().length);
  const { cycled } = startScrubber({ log: emptied });
  await cycled();
  expect(await keptDifferences(database, TOPIC)).toHaveLength(all.flat().length);
});
