/** A metric of ours: its name begins with ours, and it stands in the registry. */
import { Counter, Gauge, type Registry } from 'prom-client';

export const named = (registry: Registry, name: string, help: string) => ({
  name: `scoresheet_${name}`,
  help,
  registers: [registry],
});

export function counter<L extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly L[] = [],
): Counter<L> {
  return new Counter({ ...named(registry, name, help), labelNames });
}

export function gauge<L extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly L[] = [],
): Gauge<L> {
  return new Gauge({ ...named(registry, name, help), labelNames });
}
