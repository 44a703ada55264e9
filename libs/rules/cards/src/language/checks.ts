/** What no shape can say of choices and abilities; games name the checks that they ask. */
import type { VerbEntry } from '../entries/verb.js';
import type { SeatWords } from './entries.js';
import { isRecord, meaningless, type Check } from '../shape/shape.js';

type Said = { readonly [word: string]: unknown };

const saidIn = (list: unknown): readonly Said[] =>
  Array.isArray(list) ? list.filter(isRecord) : [];

/** All that an ability does, each with its path, and what is offered after the offer itself. */
const doneIn = (
  said: Said,
  path: string,
): readonly { readonly said: Said; readonly at: string }[] =>
  saidIn(said['does']).flatMap((each, index) => {
    const at = `${path}.does[${index}]`;
    return [{ said: each, at }, ...doneIn(each, at)];
  });

/** Names that the choices of an ability give. */
export const namesChosen = (ability: object): readonly string[] =>
  saidIn((ability as Said)['choose']).map(({ name }) => String(name));

const nothingIdleOf =
  (isMeant: (choice: Said) => boolean): Check =>
  (ability, path) => {
    if (!isRecord(ability)) return [];
    const used = JSON.stringify(ability['does'] ?? []);
    return saidIn(ability['choose']).flatMap((choice, index) => {
      const name = String(choice['name']);
      return !isMeant(choice) || used.includes(`:${JSON.stringify(name)}`)
        ? []
        : meaningless(`${path}.choose[${index}].name`, `nothing is done to '${name}'`);
    });
  };

/** A target that is chosen and then forgotten is a slip of the pen. */
export const nothingIdle: Check = nothingIdleOf(() => true);

/** A thing may be asked for because the card is of use against it alone. */
export const noCardIdle: Check = nothingIdleOf(({ things }) => things === undefined);

export const noNameTwice: Check = (ability, path) => {
  if (!isRecord(ability)) return [];
  const chosen = namesChosen(ability);
  return chosen.flatMap((name, index) =>
    chosen.indexOf(name) === index
      ? []
      : meaningless(`${path}.choose[${index}].name`, `'${name}' is chosen already`),
  );
};

/** Names that cards and seats have without a choice: what is chosen under one of them would never be found. */
export const noNameTaken =
  (taken: readonly string[]): Check =>
  (ability, path) =>
    isRecord(ability)
      ? namesChosen(ability).flatMap((name, index) =>
          taken.includes(name)
            ? meaningless(
                `${path}.choose[${index}].name`,
                `'${name}' has a meaning already: call what is chosen by another name`,
              )
            : [],
        )
      : [];

export const leastUpToMost: Check = (choice, path) => {
  const { min, max } = choice as { readonly min: number; readonly max: number };
  return min <= max ? [] : meaningless(`${path}.min`, "'min' may not be more than 'max'");
};

/** Whether somebody is asked who chooses out of a hand would else tell what it holds. */
export const handsHidden: Check = (choice, path) => {
  const { from, hidden } = choice as {
    readonly from: { readonly zone?: string };
    readonly hidden?: true;
  };
  const says = "a choice from a hand is 'hidden': true, or being asked would tell of it";
  return from.zone !== 'hand' || hidden ? [] : meaningless(`${path}.hidden`, says);
};

/** A verb of the table does nothing to a card that is looked for elsewhere, and yet is paid for. */
export const withinReach =
  (verbs: readonly VerbEntry[]): Check =>
  (ability, path) => {
    if (!isRecord(ability)) return [];
    const elsewhere = saidIn(ability['choose']).filter(({ from }) => isElsewhere(from));
    return doneIn(ability, path).flatMap(({ said, at }) => {
      const { verb } = said;
      const reaches = verbs.find(({ word }) => word === verb)?.reaches;
      const isFar = (cards: unknown): boolean =>
        isElsewhere(cards) || elsewhere.some(({ name }) => name === cards);
      const far = WORDS_OF_CARDS.find((word) => word in said && isFar(said[word]));
      if (reaches === undefined || far === undefined) return [];
      return meaningless(`${at}.${far}`, `'${String(verb)}' reaches ${reaches} alone`);
    });
  };

const WORDS_OF_CARDS = ['to', 'with'] as const;

/** What is done to two cards would do nothing to one alone, and leave out the third of three. */
export const oneAndAnother =
  (verbs: readonly VerbEntry[]): Check =>
  (ability, path) => {
    if (!isRecord(ability)) return [];
    const several = saidIn(ability['choose']).filter(({ max }) => Number(max) > 1);
    return doneIn(ability, path).flatMap(({ said, at }) => {
      if (!verbs.find(({ word }) => word === said['verb'])?.isOfTwo) return [];
      if (said['to'] === said['with']) return meaningless(`${at}.with`, 'it is the same card');
      const many = WORDS_OF_CARDS.find((word) => several.some(({ name }) => name === said[word]));
      if (many === undefined) return [];
      return meaningless(`${at}.${many}`, `'${String(said[many])}' may be more than one card`);
    });
  };

/**
 * Nothing happens to a seat that is called by the name of a card. A name that nobody knows is told
 * elsewhere; `given` are the names that stand without a choice.
 */
export const seatsAreSeats =
  ({ noun, who: words, orChosen = [] }: SeatWords, given: readonly string[]): Check =>
  (ability, path) => {
    if (!isRecord(ability)) return [];
    const chosen = saidIn(ability['choose']);
    const ofCards = chosen.filter(({ things }) => !orChosen.includes(String(things)));
    const names = [...given, ...ofCards.map(({ name }) => name)];
    return doneIn(ability, path).flatMap(({ said: { who }, at }) =>
      names.includes(who) && !(String(who) in words)
        ? meaningless(`${at}.who`, `'${String(who)}' is no ${noun}`)
        : [],
    );
  };

const isElsewhere = (cards: unknown): boolean => isRecord(cards) && cards['zone'] !== undefined;
