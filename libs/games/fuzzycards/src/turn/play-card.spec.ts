import { cardOf, markOf, seatCounter, type Play } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { idOf, laidTable, told, type Sides } from '../laid-table.spec-kit.js';
import { playCard } from './play-card.js';
import { waysToPlay } from './ways-to-play.js';

function ways(table: Sides, name: string) {
  const play = laidTable(table);
  const id = idOf(play, name);
  const options = waysToPlay(play, 1, cardOf(play.state, id));
  return options.map((option) => ({ ...option, id: option.id.replace(id, name), card: undefined }));
}

describe('The ways to play a card', () => {
  it('of a Hero are the open positions of its row, each with the words of its place', () => {
    const table = { south: { hand: ['Moth of Maybe'], field: { 'vault-2': 'Doorstep Ogre' } } };
    expect(ways(table, 'Moth of Maybe')).toEqual([
      { id: 'play Moth of Maybe vault-1', to: 'vault-1' },
      { id: 'play Moth of Maybe vault-3', to: 'vault-3' },
    ]);
  });

  it('of an Event without targets is one, and has no place', () => {
    const [way] = ways({ south: { hand: ['Margin Notes'] } }, 'Margin Notes');
    expect(way).toEqual({ id: 'play Margin Notes' });
    expect(way).not.toHaveProperty('to');
  });

  it('of an Event with targets name each of them', () => {
    const table: Sides = {
      south: { hand: ['Falling Piano'] },
      north: { field: { 'altar-1': 'Doorstep Ogre' } },
    };
    const [way] = ways(table, 'Falling Piano');
    expect(way?.id).toMatch(/^play Falling Piano \w+=c\d+$/);
    expect(way?.to).toBe(way?.id.split(' ')[3]);
  });

  it('are offered with just enough Energy and not with less', () => {
    const offered = (energy: number): number =>
      ways({ south: { energy, hand: ['Ursula of the Long Vow'] } }, 'Ursula of the Long Vow')
        .length;
    expect([offered(2), offered(3)]).toEqual([0, 3]);
  });
});

describe('A card that is played', () => {
  const played = (table: Sides, name: string, words: (play: Play) => string): Play => {
    const play = laidTable(table);
    playCard(play, 1, idOf(play, name), [words(play)]);
    return play;
  };

  it('is told with its face, costs its Energy and is fresh', () => {
    const play = played({ south: { hand: ['Moth of Maybe'] } }, 'Moth of Maybe', () => 'vault-1');
    const card = cardOf(play.state, idOf(play, 'Moth of Maybe'));
    expect(told(play)).toMatchObject([
      { what: 'card-played', seat: 1, face: card.face },
      { what: 'entered', card: card.id },
    ]);
    expect(seatCounter(play.state, 1, 'energy')).toBe(4);
    expect(markOf(card, 'fresh')).toBe(1);
  });

  it('on a Hero is no card of the field itself and bears no mark of one', () => {
    const table = { south: { hand: ['Roller Skates'], field: { 'altar-1': 'Tuba Recruit' } } };
    const play = played(table, 'Roller Skates', (laid) => idOf(laid, 'Tuba Recruit'));
    expect(cardOf(play.state, idOf(play, 'Roller Skates')).marks).toEqual({});
  });
});
