/** Cards that lie side by side, or at fixed positions, which are shown empty as well. */
import type { BoardArea, BoardPlace } from '@scoresheet/rules-presentation';
import { memo, useMemo, type CSSProperties } from 'react';
import { Tile } from '../tile/tile.js';
import './area.css';
import { usePointing, type PlaceArea } from './pointing.js';

interface AreaProps {
  readonly area: BoardArea;
}

export const Area = memo(function Area({ area }: AreaProps) {
  const { as, seat, zone, title } = area;
  const where = useMemo(() => ({ as, seat, zone, title }), [as, seat, zone, title]);
  const hasSlots = area.places.some(({ slot }) => slot !== undefined);
  const unknown = hasSlots ? 0 : area.count - area.places.length;
  const isBare = area.count === 0 && !hasSlots;
  return (
    <div
      // Both sides have areas of one name: a group is no landmark, and need not be the only one.
      role="group"
      className="area"
      data-as={as}
      data-seat={seat}
      data-zone={zone}
      aria-label={title}
      style={widthOf(area)}
    >
      <b className="area-title" lang="en">
        {title}
      </b>
      <ul
        className="area-places"
        data-slots={hasSlots || undefined}
        data-count={area.places.length}
      >
        {area.places.map((place, index) => (
          <li key={place.slot ?? place.tile?.card ?? index} data-slot={place.slot}>
            <Place area={where} place={place} />
          </li>
        ))}
        {unknown > 0 && <li className="area-unknown">{unknown}</li>}
        {isBare && (
          <li className="area-bare" lang="en">
            {title}
          </li>
        )}
      </ul>
    </div>
  );
});

/** Areas that share a row share it by the cards that they have room for. */
const widthOf = ({ places }: BoardArea) =>
  ({ '--cards': Math.max(1, places.length) }) as CSSProperties;

interface PlaceProps {
  readonly area: PlaceArea;
  readonly place: BoardPlace;
}

const Place = memo(function Place({ area, place }: PlaceProps) {
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
});
