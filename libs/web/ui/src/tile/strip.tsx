/** What a card is at one glance, without colour: a pattern, and a letter on it. */
import type { Tile } from '@scoresheet/rules-presentation';
import './strip.css';

export const Strip = ({ strip }: { readonly strip: Tile['strip'] | undefined }) => (
  <span className="tile-strip" data-pattern={strip?.pattern ?? 'plain'} aria-hidden>
    {strip && <b>{strip.letter}</b>}
  </span>
);
