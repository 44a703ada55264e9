/**
 * A card that a set accepts can be carried out: whatever the reader takes is played, wherever random
 * play leads, and breaks no law. A game's `effects/language-walks.spec.ts` calls this. A card that
 * the game cannot carry out belongs to those that the reader refuses.
 */
import { withFaces, type CardLanguage } from '@scoresheet/rules-cards';
import type { CardFace, Rules, Seating, Verb } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../chance/seeded-chance.js';
import { hasCircle, inCircles } from '../language/in-circles.js';
import { sampledCards } from '../language/sampled-cards.js';
import { tryingOut } from '../language/trying-out.js';
import { unsaidAsks } from '../language/values-asked.js';
import { checkConservation } from '../walk/check-conservation.js';
import { checkValuesBy } from '../walk/check-values.js';
import { checkDecidedAgain, checkOptionsAccepted, checkRefold } from '../walk/checks.js';
import { randomWalk } from '../walk/random-walk.js';
import { LONGEST_MS, type Stretch } from './walked-game.js';

export interface SpokenGame<Entry> {
  readonly name: string;
  readonly rules: Rules;
  readonly language: CardLanguage<Entry>;
  readonly faceOf: (entry: Entry) => CardFace;
  /** Tables by seed; some cards of their decks make room for those that are tried. */
  readonly tableOf: (seed: number) => Seating;
  /** Verbs that no ability by itself can say. */
  readonly unsaid?: readonly string[];
  readonly effort?: Stretch;
}

const USUAL: Stretch = { games: 60, actions: 150, every: 10 };
/** So many times as many games are played until the last verb was carried out. */
const MOST_MORE = 8;
const LAWS = [checkRefold, checkDecidedAgain, checkConservation, checkOptionsAccepted];

export function languageSuite<Entry extends object>(game: SpokenGame<Entry>): void {
  const { language, faceOf, name } = game;
  const { entries, untold } = sampledCards(language as CardLanguage<object>, seededNumbers(1));
  const faces = entries.map(({ entry }) => faceOf(entry as Entry));
  const rules = withFaces(game.rules, faces);

  describe(`Whatever a card of ${name} may say`, () => {
    it('there is a card for every verb', () => {
      expect([...untold].sort()).toEqual([...(game.unsaid ?? [])].sort());
    });

    it.each(language.entries.verbs.map(({ word }) => word))('%s has a text', (word) => {
      const lines = faces
        .filter(({ code }) => code.startsWith(`${word} `))
        .flatMap((face) => rules.cardText?.(face) ?? []);
      expect(lines.filter((line) => !/^[A-Z(].*\.$/.test(line))).toEqual([]);
      expect(lines.filter((line) => /undefined|NaN|\[object| {2}/.test(line))).toEqual([]);
    });

    it('is carried out, wherever random play leads', played(game, rules, faces), LONGEST_MS);

    it('asks for no value by a filter that does not say so', () => {
      const unsaid: string[] = [];
      let tables = 0;
      randomWalk({
        rules: game.rules,
        seating: game.tableOf(1),
        seed: 1,
        maxActions: USUAL.actions,
        shows: (number) => number % ASKED_EVERY === 0,
        onStep({ after: state }) {
          tables += 1;
          const table = { rules: game.rules, state };
          unsaid.push(
            ...unsaidAsks(language as CardLanguage<object>, table, seededNumbers(tables)),
          );
        },
      });
      expect(tables).toBeGreaterThan(2);
      expect(unsaid).toEqual([]);
    });

    it(
      'may depend on itself: values are the same in any order of the cards',
      () => walkedInCircles(game),
      LONGEST_MS,
    );
  });
}

/** Filters are asked at one table in so many. */
const ASKED_EVERY = 15;

const CIRCLE_CARDS = 60;
const CIRCLE_GAMES = 12;

function walkedInCircles<Entry extends object>(game: SpokenGame<Entry>): void {
  const { rules, tableOf, turned } = inCircles(game, CIRCLE_CARDS);
  let circles = 0;
  for (let seed = 1; seed <= CIRCLE_GAMES; seed += 1) {
    randomWalk({
      rules,
      seating: tableOf(seed),
      seed,
      maxActions: USUAL.actions,
      shows: (number) => (number + seed) % (USUAL.every ?? 1) === 0,
      onStep(step) {
        [...LAWS, checkValuesBy(turned)].forEach((law) => law(step));
        if (hasCircle({ rules, state: step.after })) circles += 1;
      },
    });
  }
  const canLast = game.language.entries.timings.some(({ takes }) => 'lasting' in takes);
  expect(circles > 0).toBe(canLast && Object.keys(rules.asks ?? {}).length > 0);
}

const played =
  <Entry>(game: SpokenGame<Entry>, rules: Rules, faces: readonly CardFace[]) =>
  (): void => {
    const { games, actions, every = 1 } = game.effort ?? USUAL;
    const done = new Set<string>();
    const watched = { ...rules, verbs: watchedVerbs(rules, done) };
    const said = Object.keys(rules.verbs).filter((verb) => !game.unsaid?.includes(verb));
    const isEnough = (played: number): boolean =>
      played >= games && said.every((verb) => done.has(verb));
    for (let seed = 1; !isEnough(seed - 1) && seed <= games * MOST_MORE; seed += 1) {
      const seating = tryingOut(watched, game.tableOf(seed), faces, seed);
      randomWalk({
        rules: watched,
        seating,
        seed,
        maxActions: actions,
        shows: (number) => (number + seed) % every === 0,
        onStep: (step) => LAWS.forEach((law) => law(step)),
      });
    }
    expect(said.filter((verb) => !done.has(verb))).toEqual([]);
  };

/** Verbs that say of themselves that they were carried out. */
const watchedVerbs = ({ verbs }: Rules, done: Set<string>): Rules['verbs'] =>
  Object.fromEntries(
    Object.entries(verbs).map(([word, verb]): [string, Verb] => [
      word,
      (play, effect, instruction) => {
        done.add(word);
        verb(play, effect, instruction);
      },
    ]),
  );
