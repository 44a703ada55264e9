import fc from 'fast-check';
import type { Message, PartitionRef } from '../event-log.js';
import { shape } from './test-table.js';

/** One step of a random history. `from` is taken modulo what there is to read. */
export type Step =
  | { readonly kind: 'append'; readonly at: PartitionRef; readonly batches: readonly Message[][] }
  | {
      readonly kind: 'read';
      readonly at: PartitionRef;
      readonly from: number;
      readonly limit: number;
    }
  | { readonly kind: 'subscribe'; readonly at: PartitionRef; readonly from: number }
  | { readonly kind: 'reopen' };

const place: fc.Arbitrary<PartitionRef> = fc.record({
  topic: fc.constantFrom(...shape.topics),
  partition: fc.nat(shape.partitions - 1),
});

const message: fc.Arbitrary<Message> = fc.record(
  {
    key: fc.string({ unit: 'grapheme', maxLength: 20 }).filter((key) => !key.includes('\0')),
    value: fc.uint8Array({ maxLength: 50 }),
    headers: fc.constantFrom({ ce_id: '1' }, { ce_type: '{"x":1}', ce_source: '' }),
  },
  { requiredKeys: ['key', 'value'] },
);

const batch = fc.array(message, { minLength: 1, maxLength: 5 });

export const history: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('append' as const),
      at: place,
      batches: fc.array(batch, { minLength: 1, maxLength: 5 }),
    }),
    fc.record({
      kind: fc.constant('read' as const),
      at: place,
      from: fc.nat(),
      limit: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ kind: fc.constant('subscribe' as const), at: place, from: fc.nat() }),
    fc.record({ kind: fc.constant('reopen' as const) }),
  ),
  { maxLength: 8 },
);
