/** How many sit at each table of a game for more than two, `pods/1`. */
import { invariant } from '../invariant.js';

/** Entrants at a table: 2 <= least <= wanted <= most. */
export interface PodLimits {
  readonly least: number;
  readonly most: number;
  readonly wanted: number;
}

export interface PodSizes {
  /** The largest table first. */
  readonly sizes: readonly number[];
  /** How many have no table. */
  readonly byes: number;
}

/**
 * As many tables of the wanted size as there can be when everybody sits at a legal table; the
 * others sit at as few tables as can be, none of which is larger by more than one than another.
 * Where legal tables cannot seat everybody, as few as can be have byes: five where four is the most
 * are a table of four and a bye, and fewer than the least all have byes.
 */
export function podSizes(players: number, limits: PodLimits): PodSizes {
  const { least, most, wanted } = limits;
  const isLegal = 2 <= least && least <= wanted && wanted <= most;
  invariant(isLegal, `tables of ${least} to ${most}, ${wanted} wanted`);
  for (let seated = players; seated > 0; seated -= 1) {
    const sizes = sizesFor(seated, limits);
    if (sizes) return { sizes, byes: players - seated };
  }
  return { sizes: [], byes: players };
}

function sizesFor(players: number, { least, most, wanted }: PodLimits): number[] | undefined {
  for (let tables = Math.floor(players / wanted); tables >= 0; tables -= 1) {
    const others = players - tables * wanted;
    const otherTables = Math.ceil(others / most);
    if (others < otherTables * least) continue;
    const sizes = [...inEqualParts(others, otherTables), ...Array<number>(tables).fill(wanted)];
    return sizes.sort((one, other) => other - one);
  }
  return undefined;
}

function inEqualParts(players: number, tables: number): number[] {
  const larger = tables === 0 ? 0 : players % tables;
  return Array.from({ length: tables }, (_, at) => {
    return Math.floor(players / tables) + (at < larger ? 1 : 0);
  });
}
