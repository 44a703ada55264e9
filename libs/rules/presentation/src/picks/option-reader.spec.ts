import { expect, it } from 'vitest';
import { optionReader } from './option-reader.js';

const reads = optionReader({
  faces: { 'ho-063': {} },
  means: { center: (seat) => ({ is: 'slot', seat, zone: 'field', slot: 2 }) },
  belongings: ['fighter'],
});
const read = (id: string, kind = 'act') => reads({ kind, seat: 2 }, { id });

it('an option reads as a verb and steps', () => {
  expect(read('call hand2-3 center buddy give=hand2-1')).toEqual({
    verb: 'call',
    steps: [
      { picks: [{ is: 'card', card: 'hand2-3' }] },
      { picks: [{ is: 'slot', seat: 2, zone: 'field', slot: 2 }] },
      { picks: [{ is: 'mode', mode: 'buddy' }] },
      { as: 'give', picks: [{ is: 'card', card: 'hand2-1' }] },
    ],
  });
});

it('a list is one step, with or without a name', () => {
  const pair = [
    { is: 'card', card: 'c4' },
    { is: 'card', card: 'c9' },
  ];
  expect(read('attack c4,c9 fighter-1').steps).toEqual([
    { picks: pair },
    { picks: [{ is: 'seat', seat: 1, what: 'fighter' }] },
  ]);
  expect(read('cast hand2-3 foes=c4,c9').steps[1]).toEqual({ as: 'foes', picks: pair });
  expect(read('cast hand2-3 foes=none').steps[1]).toEqual({
    as: 'foes',
    picks: [{ is: 'mode', mode: 'none' }],
  });
});

it('what can be pointed at needs no verb, and what cannot is one', () => {
  expect(read('c12')).toEqual({ verb: '', steps: [{ picks: [{ is: 'card', card: 'c12' }] }] });
  expect(read('player-1')).toEqual({ verb: '', steps: [{ picks: [{ is: 'seat', seat: 1 }] }] });
  expect(read('keep')).toEqual({ verb: 'keep', steps: [] });
  expect(read('take ho-063').steps).toEqual([{ picks: [{ is: 'face', face: 'ho-063' }] }]);
});

it('abilities that are put in order are items, each with its card', () => {
  expect(read('c5 0 2', 'order-triggers').steps).toEqual([
    { picks: [{ is: 'item', item: 'c5 0 2', card: 'c5' }] },
  ]);
});
