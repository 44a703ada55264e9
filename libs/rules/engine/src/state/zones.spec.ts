import { describe, expect, it } from 'vitest';
import { SEEN_BY, seatPlaces } from './zones.js';

describe('Zones', () => {
  it('hide who lies there from those who do not see the faces', () => {
    for (const [who, zone] of Object.entries(SEEN_BY)) {
      expect(zone).toEqual({ faces: who, ids: who });
    }
  });

  it('have a place for each seat, by their names', () => {
    const { deck, hand } = seatPlaces({ deck: SEEN_BY.nobody, hand: SEEN_BY.owner });
    expect([deck(1), hand(2)]).toEqual(['deck@1', 'hand@2']);
  });
});
