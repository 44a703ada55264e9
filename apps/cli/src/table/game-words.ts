/** How a game is spoken of at a terminal: its printed cards, and a judge's words for the rest. */
import { GAMES, SCENARIO_GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import type { CardFace, Rules } from '@scoresheet/rules-engine';
import type { Phrase, ScenarioGame } from '@scoresheet/rules-testing';

export interface GameWords {
  readonly title: string;
  readonly rules: Rules;
  /** Positions of a zone by what they are called: `altar 1`. */
  readonly positions: readonly Position[];
  /** How answers are said. */
  readonly phrases: readonly Phrase[];
}

export interface Position {
  readonly words: string;
  readonly zone: string;
  readonly slot: number;
}

/** `game` as in the catalog; a game without words of its own is told by its options' ids. */
export function gameWords(game: string): GameWords {
  const { title, rules } = GAMES[game] as CatalogEntry;
  const spoken = (SCENARIO_GAMES as { readonly [game: string]: ScenarioGame })[game];
  const places = Object.entries(spoken?.places ?? {});
  return {
    title,
    rules,
    positions: places.flatMap(([words, { zone, slot }]) =>
      slot === undefined ? [] : [{ words, zone, slot }],
    ),
    phrases: spoken?.phrases ?? [],
  };
}

export const positionWords = ({ positions }: GameWords, zone: string, slot: number): string =>
  positions.find((each) => each.zone === zone && each.slot === slot)?.words ?? `${zone} ${slot}`;

export const faceOf = ({ rules }: GameWords, code: string | undefined): CardFace | undefined =>
  code !== undefined && Object.hasOwn(rules.faces, code) ? rules.faces[code] : undefined;

/** `atk` as `ATK 3`. */
export const statWords = (stats: { readonly [stat: string]: number }): string =>
  Object.entries(stats)
    .map(([stat, value]) => `${stat.toUpperCase()} ${value}`)
    .join('  ');
