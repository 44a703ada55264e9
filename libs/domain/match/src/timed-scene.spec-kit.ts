/** Matches of Lanterns against time; see `scene.spec-kit.ts`. Time is virtual. */
import type { AskedClock } from '@scoresheet/contracts-messages';
import { LANTERN_DECK } from './lanterns.spec-kit.js';
import { openScene, type Scene } from './scene.spec-kit.js';

export const CLOCK = { role: 'clock' } as const;
export const JUDGE = { role: 'judge' } as const;
export const ACTORS = ['ann', 'bob', 'cec'];
export const BANK: AskedClock = { kind: 'bank', bankMs: 20_000 };

/** All seats taken, nobody ready. */
export function timedLobby(clock: AskedClock, seats = 2, game = 'lanterns'): Scene {
  const scene = openScene();
  scene.send('ann', { type: 'create-match', game, seats, clock });
  ACTORS.slice(0, seats).forEach((actor, index) => {
    const said = { type: 'take-seat', seat: index + 1, deck: LANTERN_DECK } as const;
    scene.send(actor, { ...said, expectedSeq: index });
  });
  return scene;
}

/** All seats are asked for a bid. */
export function timedMatch(clock: AskedClock = BANK, seats = 2, game = 'lanterns'): Scene {
  const scene = timedLobby(clock, seats, game);
  ACTORS.slice(0, seats).forEach((actor, index) => {
    scene.send(actor, { type: 'get-ready', expectedSeq: seats + index });
  });
  return scene;
}

/** The next command comes so long after the last event; by itself a scene lets a second go by. */
export function after(scene: Scene, ms: number): Scene {
  scene.wait(ms - 1_000);
  return scene;
}

export const tick = (scene: Scene, expectedSeq = scene.state().seq) =>
  scene.send('clock', { type: 'tick-clock', expectedSeq }, CLOCK);

export const callTime = (scene: Scene, seat: number) =>
  scene.send('clock', { type: 'call-time', decision: scene.asked(seat)?.id ?? 'd1' }, CLOCK);

/** What the clock of each seat shows, in milliseconds. */
export const timeLeft = (scene: Scene) => scene.state().seats.map(({ clockMsLeft }) => clockMsLeft);
