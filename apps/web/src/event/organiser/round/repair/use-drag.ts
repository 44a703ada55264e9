/**
 * Dragging a seat onto another by pointer. A finger scrolls, and chooses by a tap instead: whoever
 * drags with a mouse or a pen has a place to let go.
 */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { useEffect, useRef, useState, type PointerEvent as Pressed } from 'react';

/** Less than this is a click. */
const THRESHOLD_PX = 6;

export interface Drag {
  readonly dragged: number | undefined;
  readonly over: number | undefined;
  readonly onPointerDown: (event: Pressed, entrant: number) => void;
  /** Whether the click that follows belongs to a drag that has just ended. */
  readonly wasDrag: () => boolean;
}

interface Begun {
  readonly entrant: number;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

export function useDrag(onDropped: (dragged: number, on: number) => void): Drag {
  const [moving, setMoving] = useState<{ readonly entrant: number; readonly over?: number }>();
  const begun = useRef<Begun>(undefined);
  const justDropped = useRef(false);
  usePointer({
    move({ clientX, clientY }) {
      const at = begun.current;
      if (!at) return;
      at.isMoving ||= Math.hypot(clientX - at.x, clientY - at.y) > THRESHOLD_PX;
      if (!at.isMoving) return;
      const over = entrantAt(clientX, clientY);
      setMoving(withoutUndefined({ entrant: at.entrant, over }));
    },
    end({ type, clientX, clientY }) {
      const at = begun.current;
      begun.current = undefined;
      setMoving(undefined);
      if (!at?.isMoving) return;
      justDropped.current = true;
      const on = type === 'pointerup' ? entrantAt(clientX, clientY) : undefined;
      if (on !== undefined && on !== at.entrant) onDropped(at.entrant, on);
    },
  });
  return {
    dragged: moving?.entrant,
    over: moving?.over,
    onPointerDown({ pointerType, button, clientX, clientY }, entrant) {
      justDropped.current = false;
      if (pointerType === 'touch' || button !== 0) return;
      begun.current = { entrant, x: clientX, y: clientY, isMoving: false };
    },
    wasDrag: () => justDropped.current,
  };
}

interface Watched {
  readonly move: (event: PointerEvent) => void;
  /** Let go, or taken away by the browser. */
  readonly end: (event: PointerEvent) => void;
}

/** Wherever on the page the pointer is. */
function usePointer(watched: Watched): void {
  const now = useRef(watched);
  now.current = watched;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const end = (event: PointerEvent): void => now.current.end(event);
    window.addEventListener('pointermove', (event) => now.current.move(event), { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, []);
}

function entrantAt(x: number, y: number): number | undefined {
  const seat = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-entrant]');
  const entrant = Number(seat?.dataset['entrant']);
  return Number.isInteger(entrant) ? entrant : undefined;
}
