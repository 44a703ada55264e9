import { beforeEach, describe, expect, it } from 'vitest';
import { mark, move, show, shuffle, stock } from '../acts/cards.js';
import { pickByChance, push, setCounter, tell } from '../acts/play.js';
import type { Json } from '../base/json.js';
import type { Play } from '../contract/play.js';
import { resume } from '../run/run.js';
import { newState } from '../state/state.js';
import { toy } from '../toys/toy.js';
import type { Viewer } from './audience.js';
import { see, seeAll } from './see.js';

const RULES = toy({
  id: 'seeing/1',
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    gauge: { faces: 'nobody', ids: 'all' },
    field: { faces: 'all', ids: 'all' },
  },
  openCounters: ['life'],
  stories: { chosen: ['card', 'cards', 'by'] },
  steps: {
    holding: {
      open: ['card', 'given'],
      proceed: () => [{ seat: 1, kind: 'hold' }],
      options: () => ({ pick: 'one', from: [{ id: 'on' }] }),
    },
  },
  setup: () => undefined,
});

let play: Play;
beforeEach(() => {
  const chance = { shuffle: () => [1, 0], roll: () => 1, pick: () => 1 };
  play = { rules: RULES, state: newState(RULES.id, 2, {}), chance, facts: [], floor: 0 };
  stock(play, 'deck@1', 1, ['a', 'b']);
  play.facts.length = 0;
});

const seen = (viewer: Viewer): readonly Json[] => seeAll(RULES, play.facts, viewer);

describe('a card that moves', () => {
  it('from a deck to a hand shows its face to the owner, and to others that it moved', () => {
    move(play, 'deck1-2', 'hand@1');
    const hidden = { kind: 'moved', from: 'deck@1', to: 'hand@1', slot: 0 };
    expect(seen(1)).toEqual([{ ...hidden, as: 'hand1-1', face: 'b' }]);
    expect(seen(2)).toEqual([hidden]);
    expect(seen('public')).toEqual([hidden]);
  });

  it('from a hand to the field shows its face to all, and not which card of the hand it was', () => {
    move(play, 'deck1-2', 'hand@1');
    play.facts.length = 0;
    move(play, 'hand1-1', 'field@1');
    expect(seen(2)).toEqual([
      { kind: 'moved', from: 'hand@1', to: 'field@1', slot: 0, as: 'c1', face: 'b' },
    ]);
  });

  it('face down may be followed by all and known to nobody', () => {
    move(play, 'deck1-2', 'gauge@1');
    for (const viewer of [1, 2, 'public'] as const) {
      expect(seen(viewer)).toEqual([
        { kind: 'moved', from: 'deck@1', to: 'gauge@1', slot: 0, as: 'c1' },
      ]);
    }
    expect(seen('house')[0]).toMatchObject({ face: 'b' });
  });
});

describe('chance', () => {
  it('tells that a pile was shuffled and never how', () => {
    shuffle(play, 'deck@1');
    expect(seen(1)).toEqual([{ kind: 'shuffled', place: 'deck@1' }]);
    expect(seen('house')[0]).toMatchObject({ order: [1, 0] });
  });

  it('tells that something was picked and not what', () => {
    pickByChance(play, 2);
    expect(seen(2)).toEqual([{ kind: 'picked', of: 2 }]);
  });
});

describe('what is shown', () => {
  it('to one seat is a number of cards to the others', () => {
    show(play, 1, 'deck@1', ['deck1-2']);
    expect(seen(1)).toEqual([{ kind: 'shown', seat: 1, place: 'deck@1', faces: ['b'] }]);
    expect(seen(2)).toEqual([{ kind: 'shown', seat: 1, place: 'deck@1', count: 1 }]);
  });

  it('to all is seen by all', () => {
    show(play, 0, 'deck@1', ['deck1-2']);
    expect(seen('public')[0]).toMatchObject({ faces: ['b'] });
  });
});

describe('counters and marks', () => {
  it('that are not open stay with the house', () => {
    setCounter(play, 1, 'life', 4);
    setCounter(play, 1, 'secret', 4);
    expect(seen(1)).toHaveLength(1);
    expect(seen('house')).toHaveLength(2);
  });

  it('on a card are known to who can tell the card from others', () => {
    mark(play, 'deck1-2', 'dogear', 1);
    expect([seen(1), seen(2)]).toEqual([[], []]);
  });
});

describe('cards that come into the game', () => {
  it('are known to who brings them, and to others by their number', () => {
    stock(play, 'deck@2', 2, ['x', 'y']);
    expect(seen(2)[0]).toMatchObject({ faces: ['x', 'y'] });
    expect(seen(1)).toEqual([{ kind: 'stocked', owner: 2, to: 'deck@2', count: 2 }]);
  });

  it('in the open are known to all', () => {
    stock(play, 'field@0', 0, ['z']);
    expect(seen('public')[0]).toMatchObject({ faces: ['z'] });
    expect(play.state.places['field@0']).toEqual(['c1']);
  });
});

describe('a story', () => {
  const fields = { card: 'hand1-1', cards: ['c4', 'hand1-2'], by: 'hand1-1 and c4', secret: 7 };

  it('shows its open fields without the ids that the viewer may not know', () => {
    tell(play, 'chosen', fields);
    const story = { kind: 'happened', what: 'chosen' };
    expect(seen(2)).toEqual([{ ...story, card: null, cards: ['c4', null], by: null }]);
    expect(seen(1)).toEqual([
      { ...story, card: 'hand1-1', cards: ['c4', 'hand1-2'], by: fields.by },
    ]);
  });

  it('must be one that the game may tell', () => {
    expect(() => tell(play, 'whispered', {})).toThrow("has no story 'whispered'");
  });
});

describe('what the rules wait for', () => {
  it('is told by kind and open fields, without ids that the viewer may not know', () => {
    push(play, {
      kind: 'holding',
      card: 'hand1-1',
      given: { to: ['hand1-2', 'c1'] },
      plan: 9,
    } as never);
    const [paused] = resume(play, play.chance);
    const seenBy = (viewer: Viewer): unknown => see(RULES, paused as never, viewer);
    const asks = [{ id: 'd1', seat: 1, kind: 'hold' }];
    const shown = { kind: 'paused', keep: 0, asked: 1 };
    expect(seenBy(2)).toEqual({
      ...shown,
      frames: [{ kind: 'holding', asks, card: null, given: { to: [null, 'c1'] } }],
    });
    expect(JSON.stringify(seenBy(1))).toContain('hand1-2');
    expect(JSON.stringify(seenBy(1))).not.toContain('plan');
  });

  it('says to all that it goes on by itself, whatever else it holds', () => {
    const cut = { kind: 'paused', keep: 0, asked: 1, goesOn: 3 } as const;
    for (const frames of [[], [{ kind: 'holding', plan: 9 }]]) {
      expect(see(RULES, { ...cut, frames }, 'public')).toMatchObject({ goesOn: 3 });
    }
  });

  it('tells what was done by a number, and of an act with cards that not all see the house alone', () => {
    const paused = { kind: 'paused', keep: 0, asked: 1, frames: [] } as const;
    const unseen = { kind: 'acted-unseen', act: 5 } as const;
    expect(see(RULES, { ...paused, acted: 5 }, 'public')).toEqual({ ...paused, acted: 5 });
    for (const viewer of [1, 2, 'public'] as const) {
      expect(see(RULES, unseen, viewer)).toBeUndefined();
    }
    expect(see(RULES, unseen, 'house')).toEqual(unseen);
  });
});
