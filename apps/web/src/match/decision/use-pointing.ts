import type { Pointing } from '@scoresheet/web-ui';
import { useMemo } from 'react';
import { pointingFor, type PointingOptions } from './pointing.js';

/** Whoever only looks may point at the same after every event, and no tile is drawn again for it. */
export const usePointingFor = ({ choice, openTile, beat }: PointingOptions): Pointing =>
  useMemo(() => pointingFor({ choice, openTile, beat }), [choice, openTile, beat]);
