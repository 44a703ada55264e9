/** What the metrics page of a process says, in the text format of Prometheus. */

const LINE = /^([a-z_:][\w:]*)(?:\{[^}]*\})? ([-+.\w]+)$/i;

/** Metrics by name, each summed over all labels. Comments and what is no number are left out. */
export function readMetricsPage(page: string): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const line of page.split('\n')) {
    const [, name, text] = LINE.exec(line) ?? [];
    const value = Number(text);
    if (name === undefined || Number.isNaN(value)) continue;
    figures.set(name, (figures.get(name) ?? 0) + value);
  }
  return figures;
}
