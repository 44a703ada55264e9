/** Which match an arrow leads to: back to where somebody came from, on to where they go, up and down. */
import type { BracketLayout } from './lay-out-bracket.js';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** The match beside another one; undefined at an edge, where the one that is looked at stays. */
export function neighbour(layout: BracketLayout, id: string, arrow: Arrow): string | undefined {
  const { placed, lines } = layout;
  switch (arrow) {
    case 'ArrowLeft':
      return lines.find(({ to }) => to === id)?.from;
    case 'ArrowRight':
      return lines.find(({ from }) => from === id)?.to;
    case 'ArrowUp':
      return beside(layout, id, -1);
    case 'ArrowDown':
      return beside(layout, id, 1);
    case 'Home':
      return placed[0]?.match.id;
    case 'End':
      return placed.at(-1)?.match.id;
  }
}

/** The next one of the same column. */
function beside({ placed }: BracketLayout, id: string, step: 1 | -1): string | undefined {
  const own = placed.find(({ match }) => match.id === id);
  const others = placed
    .filter(({ column, row }) => column === own?.column && (row - (own?.row ?? 0)) * step > 0)
    .sort((one, other) => (one.row - other.row) * step);
  return others[0]?.match.id;
}
