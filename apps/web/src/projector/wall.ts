/**
 * One drawing for every wall: a sheet of a fixed least size is enlarged until it fills the screen,
 * so that what fits on one fits on all, and letters grow with the wall.
 */
import { useSyncExternalStore, type CSSProperties } from 'react';

/** The name of a card is 13 px on a sheet of this height: more than a fortieth of it. */
const SHEET = { height: 480, width: 760 };

export function useWall(): CSSProperties {
  const [width = 0, height = 0] = useSyncExternalStore(resized, sizeOfWindow)
    .split(' ')
    .map(Number);
  return sheetFor(width, height);
}

/** The sheet fills the wall in both directions; its smaller one is that of the drawing. */
export function sheetFor(width: number, height: number) {
  const scale = Math.min(height / SHEET.height, width / SHEET.width);
  return {
    width: `${width / scale}px`,
    height: `${height / scale}px`,
    transform: `scale(${scale})`,
  };
}

const sizeOfWindow = (): string => `${innerWidth} ${innerHeight}`;

function resized(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
