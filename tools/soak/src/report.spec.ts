import { describe, expect, it } from 'vitest';
import { FIGURES } from './figures.js';
import { reportOn } from './report.js';
import type { Soaked } from './soak.js';

const SAMPLES = 240;
const SAMPLE_MS = 15_000;
const MB = 1024 * 1024;

/** An hour, in which the heap is what `heapMb` says at each minute. */
function anHour(heapMb: (minute: number) => number, tookMs = (_minute: number) => 5): Soaked {
  const samples = Array.from({ length: SAMPLES }, (_, index) => ({
    atMs: index * SAMPLE_MS,
    figures: new Map([
      ...FIGURES.map(({ metric }) => [metric, 100] as const),
      ['nodejs_heap_size_used_bytes', heapMb(index / 4) * MB] as const,
    ]),
  }));
  const answers = samples.map(({ atMs }, index) => ({ atMs, tookMs: tookMs(index / 4) }));
  return { answers, samples: new Map([['here', samples]]), ended: 7, failures: [] };
}

describe('the report of a soak', () => {
  it('has no complaint about an hour that was flat', () => {
    const { lines, complaints } = reportOn(anHour((minute) => 80 + (minute % 3) * 10));
    expect(complaints).toEqual([]);
    expect(lines.join('\n')).toContain('heap in use, lowest points: 80.0 MB, +0.0 ± 0.0 an hour');
    expect(lines.join('\n')).toContain('7 matches ended');
  });

  it('lets a process warm up', () => {
    const warmed = anHour((minute) => 60 + Math.min(minute, 14) * 2);
    expect(reportOn(warmed).complaints).toEqual([]);
  });

  it('complains of a heap that grows, however it goes up and down', () => {
    const { complaints } = reportOn(anHour((minute) => 80 + minute / 4 + (minute % 3) * 10));
    expect(complaints).toEqual([expect.stringContaining('heap in use, lowest points grows')]);
  });

  it('complains of answers that become slower', () => {
    const { complaints } = reportOn(
      anHour(
        () => 80,
        (minute) => 5 + minute / 4,
      ),
    );
    expect(complaints).toEqual([expect.stringContaining('The last third of the answers')]);
  });

  it('complains of matches that failed, and of figures that are not told', () => {
    const soaked = anHour(() => 80);
    soaked.failures.push('there is no match x');
    for (const { figures } of soaked.samples.get('here') ?? []) {
      (figures as Map<string, number>).delete('process_open_fds');
    }
    expect(reportOn(soaked).complaints).toEqual([
      'here tells nothing of process_open_fds.',
      'A match could not be played to its end: there is no match x',
    ]);
  });
});
