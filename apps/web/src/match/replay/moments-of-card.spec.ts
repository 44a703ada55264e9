import { describe, expect, it } from 'vitest';
import type { Moment } from '../record/moment.js';
import { storeOf } from '../record/store.spec-kit.js';
import { momentsOfCard } from './moments-of-card.js';

const moment = (seq: number, fact: object): Moment =>
  ({ seq, type: '', at: 0, action: {}, facts: [fact], table: null }) as unknown as Moment;

describe('The moments of a card', () => {
  it('are those whose facts name it, alone or among others', () => {
    const store = storeOf([]);
    const facts = [{ card: 'c1' }, { card: 'c2' }, { cards: ['c2', 'c1'] }, { attacker: 'c10' }];
    for (const [seq, fact] of facts.entries()) store.append(moment(seq, fact));
    expect(momentsOfCard(store, 'c1')).toEqual([0, 2]);
    expect(momentsOfCard(store, 'c9')).toEqual([]);
  });

  it('are the last eight of many', () => {
    const store = storeOf([]);
    for (let seq = 0; seq < 20; seq += 1) store.append(moment(seq, { card: 'c1' }));
    expect(momentsOfCard(store, 'c1')).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
  });
});
