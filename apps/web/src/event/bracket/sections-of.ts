/**
 * Parts of a bracket that fit a page each: trees of the first stages, then what their winners go on to.
 * A small bracket is one part.
 */
import type { BracketMatch } from './bracket-documents.js';
import { layOutBracket } from './lay-out-bracket.js';

type Matches = readonly BracketMatch[];

/** Smaller than a page of these, names could not be read from a wall. */
const PAGE = { stages: 5, rows: 16 };

export function sectionsOf(matches: Matches): readonly Matches[] {
  const sections: Matches[] = [];
  let left = matches;
  while (!fits(left)) {
    const trees = largestTrees(left);
    const drawn = new Set(trees.flat());
    sections.push(...trees);
    left = left.filter((match) => !drawn.has(match));
  }
  return left.length === 0 ? sections : [...sections, left];
}

function fits(matches: Matches): boolean {
  const { stages, rows } = layOutBracket(matches);
  return stages.length <= PAGE.stages && rows <= PAGE.rows;
}

/** Trees that fit a page, none of which is part of another that does. */
function largestTrees(matches: Matches): readonly Matches[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const before = ({ from }: BracketMatch): Matches =>
    from.flatMap(({ winnerOf }) => byId.get(winnerOf ?? '') ?? []);
  const treeOf = (root: BracketMatch): Matches => [...before(root).flatMap(treeOf), root];
  const fitting = matches.filter((match) => fits(treeOf(match)));
  const within = new Set(fitting.flatMap(before));
  const inOrder = new Map(matches.map((match, place) => [match, place]));
  return fitting
    .filter((match) => !within.has(match))
    .map((root) =>
      treeOf(root).toSorted((one, two) => (inOrder.get(one) ?? 0) - (inOrder.get(two) ?? 0)),
    );
}
