/** docs/operations.md promises operators these metrics and alarms; here it is held to it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics.js';

interface Rules {
  readonly groups: readonly { readonly rules: readonly { alert: string; expr: string }[] }[];
}

const book = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
const { registry } = createMetrics();
const metrics = registry.getMetricsAsArray();
const names = metrics.map(({ name }) => name);

const section = (title: string): string =>
  book.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';

/** The words in backquotes at the beginning of each row of a section's tables. */
const rowsOf = (title: string): readonly string[] =>
  [...section(title).matchAll(/^\| `(\w+)`/gm)].map(([, word = '']) => word);

const rules = (
  parse(/```yaml\n(.*?)```/s.exec(section('Alarms'))?.[1] ?? '') as Rules
).groups.flatMap((group) => group.rules);

/** A histogram is asked for by the names of its parts. */
const baseOf = (name: string): string =>
  names.includes(name) ? name : name.replace(/_(bucket|sum|count)$/, '');

describe('The book of operations', () => {
  it('has every metric of ours, and no other', () => {
    const ours = names.filter((name) => name.startsWith('scoresheet_'));
    expect(rowsOf('Metrics').toSorted()).toEqual(ours.toSorted());
  });

  it.each(metrics.filter(({ name }) => name.startsWith('scoresheet_')))(
    'names the labels of $name',
    (metric) => {
      const row = section('Metrics')
        .split('\n')
        .find((line) => line.startsWith(`| \`${metric.name}\``));
      const labels = row?.split('|')[2]?.match(/\w+/g) ?? [];
      expect(labels).toEqual((metric as unknown as { labelNames: string[] }).labelNames);
    },
  );

  it('explains every alarm that it suggests', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(rowsOf('Alarms')).toEqual(rules.map(({ alert }) => alert));
  });

  it.each(rules)('asks for metrics that there are: $alert', ({ expr }) => {
    const asked = expr.match(/\b(?:scoresheet|nodejs|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect(names).toContain(baseOf(name));
  });

  it('names metrics in the manner of Prometheus: units and counts at the end', () => {
    const all = metrics as readonly { name: string; type: unknown }[];
    const own = all.filter(({ name }) => name.startsWith('scoresheet_'));
    expect(own.length).toBeGreaterThan(0);
    for (const { name, type } of own) {
      expect(name.endsWith('_total'), name).toBe(type === 'counter');
      expect(name).toMatch(/^[a-z_]+$/);
    }
  });
});
