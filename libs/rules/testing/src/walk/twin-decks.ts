/**
 * Two worlds from before the setup on: the other seats sit down with decks in which all cards that
 * the viewer never sees have changed places. So the flip, the opening hands and the mulligan are
 * compared as well.
 */
import { emptyTable, setUp, type Action, type Fact, type Seating } from '@scoresheet/rules-engine';
import { seededChance } from '../chance/seeded-chance.js';
import { compareSights, compareWorlds, partByRule } from './compare-worlds.js';
import { mixingNumbers } from './mix-faces.js';
import { mixed } from './random-choice.js';
import { randomWalk } from './random-walk.js';
import type { TwinReport, Twins } from './twins.js';
import { remixed, unseenOfDecks } from './unseen-cards.js';

type Dealt = Omit<Twins, 'before'> & { readonly seating: Seating };

/** Throws at the first byte by which the viewer could tell the worlds apart. */
export function twinDecks(twins: Dealt): TwinReport {
  const { rules, seating, seed, script } = twins;
  const walked = randomWalk({ rules, seating, seed, maxActions: script });
  const answers = walked.actions.filter((deed): deed is Action => 'choice' in deed);
  const other = { ...seating, decks: decksUnlike({ ...twins, facts: walked.facts }) };
  const differs = seating.decks.some((deck, seat) => deck.join() !== other.decks[seat]?.join());
  const [one, two] = [seating, other].map((seats) => {
    const state = emptyTable(rules, seats);
    return { state, facts: setUp({ rules, state }, seats, seededChance(seed)) };
  });
  if (!one || !two) return { differ: false, compared: 0 };
  const worlds = [one.state, two.state] as const;
  if (partByRule(twins, worlds, [one.facts, two.facts])) return { differ: differs, compared: 0 };
  compareSights(twins, worlds, 'after the setup', [one.facts, two.facts]);
  return { differ: differs, compared: compareWorlds(twins, worlds, answers) };
}

/** A viewer knows in which order its own deck was brought; nobody knows it of the others'. */
function decksUnlike(twins: Dealt & { readonly facts: readonly Fact[] }): Seating['decks'] {
  const { seating, viewer, seed } = twins;
  const below = mixingNumbers(seed);
  const unseen = unseenOfDecks(twins);
  return seating.decks.map((deck, seat) =>
    seat === viewer ? deck : remixed(deck, unseen.get(seat) ?? [], (faces) => mixed(faces, below)),
  );
}
