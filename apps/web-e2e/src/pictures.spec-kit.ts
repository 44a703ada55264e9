/** Pictures of every page and state are kept for people to look at. */
import { fileURLToPath } from 'node:url';

const SCREENS = fileURLToPath(new URL('../../../reports/screens/', import.meta.url));

/** `how`: the theme, the width. */
export const pictureOf = (path: string, how: string): string =>
  `${SCREENS}${path.replaceAll('/', '-').slice(1) || 'front'}-${how}.png`;
