import type { Tile } from '@scoresheet/rules-presentation';

/** A tile as it is read out: all that is drawn, in words. */
export function tileLabel({ name, type, strip, words, figures, attached }: Tile): string {
  const drawn = figures.map(({ label, value, printed }) =>
    printed === undefined ? `${label} ${value}` : `${label} ${value}, printed ${printed}`,
  );
  const borne = attached.map((each) => `bears ${each.name}`);
  return [name, type, strip?.value, ...words, ...drawn, ...borne].filter(Boolean).join(', ');
}
