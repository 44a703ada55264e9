import { describe, expect, it } from 'vitest';
import { unknownBench } from './benches.js';

describe('a bench that is asked for by name', () => {
  it('has to be one', () => {
    expect(unknownBench([])).toBeUndefined();
    expect(unknownBench(['toy', 'start'])).toBeUndefined();
    expect(unknownBench(['toy', 'tyo'])).toBe(
      "There is no bench 'tyo'. There are: toy, record, doubt, swiss, standings, event, service, phones, log, kafka, latency, crowd, hostile, recovery, memory, start, history.",
    );
  });
});
