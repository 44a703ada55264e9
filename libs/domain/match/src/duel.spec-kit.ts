/**
 * A duel round a table of three or four for specs: skills are announced, anybody answers by powers.
 * What every seat holds follows from its deck, which has one kind of card.
 */
import { tell, type Rules, rulesetOf } from '@scoresheet/rules-engine';
import { responseDuel } from '@scoresheet/rules-engine/toys';
import type { GameEntry } from './rules/game-entry.js';
import { catalogOf, environment, openScene, type Scene } from './scene.spec-kit.js';

const { window } = responseDuel;
if (!window) throw new Error('the duel answers in windows');

const rules: Rules = {
  ...responseDuel,
  stories: { ...responseDuel.stories, 'card-played': ['seat', 'face'] },
  window: {
    ...window,
    announce(play, seat, option) {
      const { face } = play.state.cards[option.card ?? ''] ?? {};
      const item = window.announce(play, seat, option);
      tell(play, 'card-played', { seat, face: face ?? '' });
      return item;
    },
  },
};

const duel: GameEntry = {
  title: 'Duel',
  ruleset: rulesetOf(rules),
  checkDeck: () => [],
  readyDecks: [],
};

export const duelEnvironment = { ...environment, rulesOf: catalogOf({ duel }) };

const ACTORS = ['ann', 'bob', 'cec', 'dan'];
const DECK_CARDS = 12;

/** The first seat is asked in its own turn. `faces` has the card of each seat's deck. */
export function runningDuel(faces: readonly string[] = ['jab', 'nope', 'nope']): Scene {
  const scene = openScene(duelEnvironment);
  scene.send('ann', { type: 'create-match', game: 'duel', seats: faces.length });
  faces.forEach((face, index) => {
    const deck = Array.from({ length: DECK_CARDS }, () => face);
    const said = { type: 'take-seat', seat: index + 1, deck } as const;
    scene.send(ACTORS[index] as string, { ...said, expectedSeq: index });
  });
  faces.forEach((_, index) => {
    const expectedSeq = faces.length + index;
    scene.send(ACTORS[index] as string, { type: 'get-ready', expectedSeq });
  });
  return scene;
}

/** The seat that is asked answers with the first option that begins so. */
export function says(scene: Scene, actor: string, words: string): void {
  const asked = scene.asked(ACTORS.indexOf(actor) + 1);
  const from = asked?.options.pick === 'one' ? asked.options.from : [];
  const choice = from.find(({ id }) => id.startsWith(words))?.id;
  if (!asked || choice === undefined) throw new Error(`${actor} is not offered "${words}"`);
  const decided = scene.send(actor, { type: 'act', decision: asked.id, choice });
  if (decided.outcome !== 'accepted') throw new Error(`${actor}: ${decided.outcome}`);
}

/** Who is asked now. */
export const whoIsAsked = (scene: Scene): string | undefined =>
  ACTORS.find((_, index) => scene.asked(index + 1));
