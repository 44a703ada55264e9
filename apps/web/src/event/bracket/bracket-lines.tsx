/** The lines from match to match; lists say the same, so they are for the eyes alone. */
import { useMemo } from 'react';
import { pathOf } from './geometry.js';
import type { BracketLayout } from './lay-out-bracket.js';

interface BracketLinesProps {
  readonly layout: BracketLayout;
  readonly size: { readonly width: number; readonly height: number };
  readonly own: number | null;
}

export function BracketLines({ layout, size: { width, height }, own }: BracketLinesProps) {
  const placed = useMemo(
    () => new Map(layout.placed.map((each) => [each.match.id, each])),
    [layout],
  );
  const isOwn = (id: string): boolean => own !== null && placed.get(id)?.match.winner === own;
  return (
    <svg className="bracket-lines" width={width} height={height} aria-hidden>
      {layout.lines.map((line) => (
        <path
          key={`${line.from} ${line.to}`}
          d={pathOf(line, placed)}
          data-own={isOwn(line.from) || undefined}
        />
      ))}
    </svg>
  );
}
