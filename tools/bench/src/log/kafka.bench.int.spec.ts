import { whyNoKafka } from '@scoresheet/tools-kafka';
import { describe, expect, it } from 'vitest';
import { TOY_DUEL } from './bench-games.js';
import { kafkaLogBench } from './kafka.bench.js';

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`the bench of the log on Kafka ${missing ?? ''}`, () => {
  it('brings every command of the prefilled topic into the record', async () => {
    const rounds = { rounds: 1, warmUp: 0 };
    const options = { games: [TOY_DUEL], atOnce: [2], commands: 300, rounds };
    const { rows, comparisons } = await kafkaLogBench(options);
    expect(rows.map(({ figure }) => figure > 0)).toEqual([true, true]);
    expect(comparisons).toMatchObject([{ to: rows[0]?.bench, goal: 'at least 0.5' }]);
  });
});
