import { describe, expect, it } from 'vitest';
import { emptyTable } from '../run/begin.js';
import { toy } from '../toys/toy.js';
import { changeMeant, untilTurnOf } from './change-meant.js';
import type { Effect, Instruction } from '../contract/vocabulary.js';

const rules = toy({ id: 'change/1', zones: {}, setup: () => undefined });
const reading = { rules, state: emptyTable(rules, { seats: 2, options: {} }) };
const effect: Effect = { card: 'c1', face: 'bear', ability: 0, controller: 2, chosen: {} };

const meant = (words: Omit<Instruction, 'verb'>) =>
  changeMeant(reading, { verb: 'give', what: 'power', ...words }, effect);

describe('A change that an instruction gives', () => {
  it('says of what, by how much, until when and by whom', () => {
    const change = { what: 'power', by: -2, until: 'turn', giver: 2 };
    expect(meant({ by: -2, until: 'turn' })).toEqual(change);
  });

  it('is by 1 and for as long as the card stays where nothing else is said', () => {
    expect(meant({})).toMatchObject({ by: 1, until: 'leaves' });
  });

  it("until the giver's next turn ends with that seat's turn and no other", () => {
    expect(meant({ until: 'your-next-turn' }).until).toBe(untilTurnOf(2));
    expect(untilTurnOf(2)).not.toBe(untilTurnOf(1));
  });
});
