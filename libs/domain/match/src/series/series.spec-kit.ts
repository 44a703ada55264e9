/** Series of Lanterns: game after game, each opened by what the one before says. */
import type { AskedSeries } from '@scoresheet/contracts-messages';
import { readExport, type RecordExport } from '@scoresheet/domain-record';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { openScene, sha256, type Said, type Scene } from '../scene.spec-kit.js';
import { HOUSE, tableEnvironment } from '../table.spec-kit.js';
import { nextGameOf } from './next-game.js';

type Creation = Extract<Said, { type: 'create-match' }>;

export const BEST_OF_3: AskedSeries = { bestOf: 3 };
export const PLAYERS = ['ann', 'bob'] as const;

/** The first game of a series, with both seated. */
export function firstGame(asked: Partial<Creation> = {}): Scene {
  const scene = openScene(tableEnvironment);
  const creation: Creation = { type: 'create-match', game: 'league', series: BEST_OF_3, ...asked };
  const opened = scene.send('ann', creation);
  if (opened.outcome !== 'accepted') throw new Error(`no series was opened: ${opened.outcome}`);
  for (const [at, actor] of PLAYERS.entries()) {
    const sitting = { type: 'take-seat', seat: at + 1, deck: LANTERN_DECK } as const;
    scene.send(actor, { ...sitting, expectedSeq: at });
  }
  return scene;
}

export function begin(scene: Scene): Scene {
  for (const actor of PLAYERS) {
    scene.send(actor, { type: 'get-ready', expectedSeq: scene.state().seq });
  }
  return scene;
}

/** Begins the game, and one of the two gives it up. */
export function lostBy(loser: (typeof PLAYERS)[number], scene: Scene): Scene {
  begin(scene).send(loser, { type: 'concede' });
  return scene;
}

export const creationAfter = (scene: Scene) =>
  nextGameOf(tableEnvironment, scene.state(), scene.events.at(-1)?.head.hash ?? '');

/** The next game, opened by the house. */
export function gameAfter(scene: Scene): Scene {
  const creation = creationAfter(scene);
  if (creation === undefined) throw new Error('the series does not go on');
  const { commandId } = creation;
  const next = openScene(tableEnvironment, 'house', commandId);
  const opened = next.send('house', creation, { ...HOUSE, commandId });
  if (opened.outcome !== 'accepted') throw new Error(`no next game was opened: ${opened.outcome}`);
  return next;
}

export function recordOf(scene: Scene): RecordExport {
  const read = readExport(scene.exported(), sha256);
  if (!read.ok) throw new Error('an export cannot be read');
  return read.value;
}
