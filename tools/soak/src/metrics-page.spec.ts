import { expect, it } from 'vitest';
import { readMetricsPage } from './metrics-page.js';

it('reads names and numbers, and adds up what differs in labels alone', () => {
  const page = [
    '# HELP process_open_fds Number of open file descriptors.',
    '# TYPE process_open_fds gauge',
    'process_open_fds 42',
    'scoresheet_append_failures_total{topic="match.events",code="x"} 2',
    'scoresheet_append_failures_total{topic="match.commands",code="x"} 3',
    'nodejs_heap_size_used_bytes 1.5e+7',
    'odd_figure NaN',
    '',
  ].join('\n');
  expect([...readMetricsPage(page)]).toEqual([
    ['process_open_fds', 42],
    ['scoresheet_append_failures_total', 5],
    ['nodejs_heap_size_used_bytes', 15_000_000],
  ]);
});
