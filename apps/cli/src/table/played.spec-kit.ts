import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { decksFor, offlineEnvironment } from '../offline-environment.js';
import { beginMatch, type TerminalMatch } from '../play/terminal-match.js';

/** A match played at random, shown after each decision. */
export function* played(seed: number, game = 'fuzzycards'): Generator<TerminalMatch> {
  const decks = decksFor(game, seed);
  const match = beginMatch(offlineEnvironment(seed), { name: `drawn-${seed}`, game, decks });
  const below = seededNumbers(seed);
  for (let open = match.waitsFor(); open?.options; open = match.waitsFor()) {
    yield match;
    const { seat, id, options } = open;
    const picked = randomChoice(options, below);
    const choice = typeof picked === 'object' ? [...picked] : picked;
    match.send({ seat, says: { type: 'act', decision: id, choice } });
  }
  yield match;
}
