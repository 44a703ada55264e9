/** Cards that lie side by side, or at fixed positions, which are shown empty as well. */
import type { BoardArea, BoardPlace } from '@scoresheet/rules-presentation';
import type { CSSProperties } from 'react';
import { Tile } from '../tile/tile.js';
import './area.css';
import { usePointing } from './pointing.js';

interface AreaProps {
  readonly area: BoardArea;
}

export function Area({ area }: AreaProps) {
  const hasSlots = area.places.some(({ slot }) => slot !== undefined);
  const unknown = hasSlots ? 0 : area.count - area.places.length;
  const isBare = area.count === 0 && !hasSlots;
  return (
    <div
      // Both sides have areas of one name: a group is no landmark, and need not be the only one.
      role="group"
      className="area"
      data-as={area.as}
      data-seat={area.seat}
      data-zone={area.zone}
      aria-label={area.title}
      style={widthOf(area)}
    >
      <b className="area-title" lang="en">
        {area.title}
      </b>
      <ul
        className="area-places"
        data-slots={hasSlots || undefined}
        data-count={area.places.length}
      >
        {area.places.map((place, index) => (
          <li key={place.slot ?? place.tile?.card ?? index} data-slot={place.slot}>
            <Place area={area} place={place} />
          </li>
        ))}
        {unknown > 0 && <li className="area-unknown">{unknown}</li>}
        {isBare && (
          <li className="area-bare" lang="en">
            {area.title}
          </li>
        )}
      </ul>
    </div>
  );
}

/** Areas that share a row share it by the cards that they have room for. */
const widthOf = ({ places }: BoardArea) =>
  ({ '--cards': Math.max(1, places.length) }) as CSSProperties;

function Place({ area, place }: AreaProps & { readonly place: BoardPlace }) {
  const pointing = usePointing();
  const { tile } = place;
  if (tile) {
    const own = pointing.stateOfTile(tile);
    const state = own ?? pointing.stateOfPlace(area, place);
    return (
      <Tile
        tile={tile}
        state={state}
        isStruck={pointing.isStruck(tile)}
        isHeld={area.as === 'hand'}
        onPick={() => (own ? pointing.pointAtTile(tile) : pointing.pointAtPlace(area, place))}
        onOpen={() => pointing.openTile(tile)}
      />
    );
  }
  const state = pointing.stateOfPlace(area, place);
  return (
    <button
      type="button"
      className="slot"
      data-state={state}
      disabled={state === undefined}
      aria-label={`${place.words ?? area.title}, empty`}
      onClick={() => pointing.pointAtPlace(area, place)}
    >
      <span lang="en">{place.words}</span>
    </button>
  );
}
