import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import { tell } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import type { TimingRule } from '../contract/trigger-rules.js';
import { emptyTable } from '../run/begin.js';
import { cardsIn } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';

const CARDS = 60;
const FIELD = 'field@1';

/** A table full of cards that all wait for a knock, and what is looked at on it. */
function knocking(): { play: Parameters<typeof tell>[0]; asked: string[]; looked: string[] } {
  const [asked, looked]: [string[], string[]] = [[], []];
  const timing = (what: string): TimingRule => ({
    timing: `on-${what}`,
    what,
    rank: () => 0,
    whose(_, { who }) {
      asked.push(what);
      return [who as string];
    },
  });
  const ability = { timing: 'on-knock', does: [] };
  const rules: Rules = toy({
    id: 'knocking/1',
    zones: { field: { faces: 'all', ids: 'all' } },
    setup: () => undefined,
    stories: { knock: ['who'], ring: ['who'], nap: ['who'] },
    faces: facesOf(printed('door', 'thing', { abilities: [ability] })),
    timings: [timing('knock'), timing('ring')],
    hasAbilities(_, { id }) {
      looked.push(id);
      return true;
    },
  });
  const state = emptyTable(rules, { seats: 2, options: {} });
  const play = { rules, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(
    play,
    FIELD,
    1,
    Array.from({ length: CARDS }, () => 'door'),
  );
  return { play, asked, looked };
}

describe('The index of what sets abilities off', () => {
  it('asks only the timings that wait for this story, and looks at their cards alone', () => {
    const { play, asked, looked } = knocking();
    const [, second = ''] = cardsIn(play.state, FIELD);
    tell(play, 'knock', { who: second });
    expect(asked).toEqual(['knock']);
    expect(looked).toEqual([second]);
    expect(play.state.pending.map(({ card }) => card)).toEqual([second]);
  });

  it('asks no timing that no printed card has', () => {
    const { play, asked, looked } = knocking();
    const [first = ''] = cardsIn(play.state, FIELD);
    tell(play, 'ring', { who: first });
    expect([asked, looked, play.state.pending]).toEqual([[], [], []]);
  });

  it('looks at nothing where nobody waits for the story', () => {
    const { play, asked, looked } = knocking();
    tell(play, 'nap', { who: 'c1' });
    expect([asked, looked]).toEqual([[], []]);
  });
});
