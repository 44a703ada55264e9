/** Copies of any rules that tell a hidden card by one channel, to see the comparison catch each. */
import {
  seesFaces,
  tell,
  type Play,
  type Rules,
  type State,
  type Step,
  type Viewer,
} from '@scoresheet/rules-engine';

/** The channel by which each tells, in the words of `twinWorlds`. */
export const leakyRules = (rules: Rules): readonly (readonly [string, Rules])[] => [
  ['its facts', tellsHidden(rules)],
  ['its view', offersHidden(rules)],
  ['its view', showsHidden(rules)],
  ['a refusal', { ...rules, refuse: namesHidden(rules) }],
];

/** A card that lies as deep as any whose face the viewer does not see: it hardly comes to light. */
function hiddenFace(rules: Rules, { cards, places }: State, viewer: Viewer): string {
  const deepest = Object.keys(places)
    .filter((place) => !seesFaces(rules, place, viewer))
    .sort((one, other) => (places[other]?.length ?? 0) - (places[one]?.length ?? 0))
    .find((place) => viewer === 'public' || place.endsWith(`@${otherThan(viewer)}`));
  const [card] = deepest === undefined ? [] : (places[deepest] ?? []);
  return card === undefined ? 'nothing' : (cards[card]?.face ?? 'nothing');
}

const otherThan = (viewer: Viewer): number => (viewer === 1 ? 2 : 1);

const withSteps = (rules: Rules, change: (step: Step) => Step): Rules => ({
  ...rules,
  stories: { ...rules.stories, peeked: ['face'] },
  steps: Object.fromEntries(
    Object.entries(rules.steps).map(([kind, step]) => [kind, change(step)]),
  ),
});

const tellsHidden = (rules: Rules): Rules =>
  withSteps(rules, (step) => ({
    ...step,
    proceed(play: Play, frame) {
      tell(play, 'peeked', { face: hiddenFace(rules, play.state, 'public') });
      return step.proceed(play, frame);
    },
  }));

/** Every decision between lines offers one more, which nobody is meant to take. */
export const offersHidden = (rules: Rules): Rules =>
  withSteps(rules, (step) => {
    const { options, answered } = step;
    if (!options || !answered) return step;
    return {
      ...step,
      options(play, frame, asked) {
        const offered = options(play, frame, asked);
        if (offered.pick !== 'one') return offered;
        const guess = `guess ${hiddenFace(rules, play.state, asked.seat)}`;
        return { pick: 'one', from: [...offered.from, { id: guess }] };
      },
      answered(play, frame, answer) {
        const isGuess = answer.chosen[0]?.id.startsWith('guess ') ?? false;
        return isGuess ? undefined : answered(play, frame, answer);
      },
    };
  });

/** A value on every card that is made of the letters of a hidden one. */
const showsHidden = (rules: Rules): Rules => ({
  ...rules,
  shownValues: [...rules.shownValues, 'spied'],
  lasting: (reading, card, what) =>
    what === 'spied'
      ? lettersOf(hiddenFace(rules, reading.state, 'public'))
      : (rules.lasting?.(reading, card, what) ?? 0),
  baseValue: (card, face, what) => (what === 'spied' ? 0 : rules.baseValue(card, face, what)),
});

const lettersOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0);

const namesHidden =
  (rules: Rules): Rules['refuse'] =>
  ({ state }, seat) => ({ rule: 'X-01', says: `The other has ${hiddenFace(rules, state, seat)}.` });
