/** An arrow from what acts to what it happens to, over the board. */
import type { Beat } from '@scoresheet/rules-presentation';
import { useLayoutEffect, useState, type RefObject } from 'react';

interface ArrowProps {
  readonly beat: Beat;
  readonly within: RefObject<HTMLDivElement | null>;
}

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export function Arrow({ beat, within }: ArrowProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const frame = within.current;
    if (!frame) return;
    const from = beat.from.flatMap((id) => middleOf(frame, id));
    const to = beat.to.flatMap((id) => middleOf(frame, id));
    setLines(from.flatMap((a) => to.map((b) => ({ x1: a.x, y1: a.y, x2: b.x, y2: b.y }))));
  }, [beat, within]);
  return (
    <svg className="arrow" aria-hidden>
      <defs>
        <marker
          id="arrow-head"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {lines.map((line, index) => (
        <line key={index} {...line} markerEnd="url(#arrow-head)" />
      ))}
      {beat.amount !== undefined && lines[0] && (
        <text x={lines[0].x2 + 12} y={lines[0].y2 - 12}>
          {beat.amount}
        </text>
      )}
    </svg>
  );
}

function middleOf(frame: HTMLElement, id: string) {
  const found = frame.querySelector(`[data-card="${CSS.escape(id)}"]`);
  if (!found) return [];
  const [outer, inner] = [frame.getBoundingClientRect(), found.getBoundingClientRect()];
  // On a wall the frame is enlarged, and what is drawn in it with it.
  const scale = outer.width / frame.offsetWidth || 1;
  return [
    {
      x: (inner.left - outer.left + inner.width / 2) / scale,
      y: (inner.top - outer.top + inner.height / 2) / scale,
    },
  ];
}
