import { describe, expect, it } from 'vitest';
import type { CreateMatch } from '@scoresheet/contracts-messages';
import type { MatchState } from '../fold/match-state.js';
import { openScene, playToTheEnd, type Scene } from '../scene.spec-kit.js';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { isOpened } from './opened.js';

type Terms = Partial<Pick<CreateMatch, 'opens' | 'spectatorDelay'>>;

function running(terms: Terms): Scene {
  const scene = openScene();
  scene.send('ann', { type: 'create-match', game: 'lanterns', seats: 2, ...terms });
  for (const [index, actor] of ['ann', 'bob'].entries()) {
    const said = { type: 'take-seat', seat: index + 1, deck: LANTERN_DECK } as const;
    scene.send(actor, { ...said, expectedSeq: index });
  }
  scene.send('ann', { type: 'get-ready', expectedSeq: 2 });
  scene.send('bob', { type: 'get-ready', expectedSeq: 3 });
  return scene;
}

function over(terms: Terms): MatchState {
  const scene = running(terms);
  playToTheEnd(scene);
  return scene.state();
}

describe('A record that opens at its end', () => {
  it('is closed as long as the match goes on, however long that is', () => {
    const { at, ...state } = running({ opens: 'at-end' }).state();
    expect(isOpened({ ...state, at }, at + 1e12)).toBe(false);
  });

  it('is open from the last event on', () => {
    const state = over({ opens: 'at-end' });
    expect(isOpened(state, state.at)).toBe(true);
  });

  it('waits for the delay of its spectators', () => {
    const state = over({ opens: 'at-end', spectatorDelay: { events: 0, seconds: 30 } });
    expect(isOpened(state, state.at + 29_999)).toBe(false);
    expect(isOpened(state, state.at + 30_000)).toBe(true);
  });

  it.each([{}, { opens: 'never' } as const])('stays closed for ever with %j', (terms) => {
    const state = over(terms);
    expect(isOpened(state, state.at + 1e12)).toBe(false);
  });
});
