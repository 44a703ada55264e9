/**
 * What no shape can say of Buddyfight's cards, and what means nothing all the same.
 *
 * Rules: B29, B31, R-BFT-05, R-BFT-14; decision A-BFT-43.
 */
import { shape } from '@scoresheet/rules-cards';
import type { CardEntry } from './card.js';

const { isRecord, meaningless } = shape;

type Check = shape.Check;

const isHidden = (choice: unknown): boolean => isRecord(choice) && choice['hidden'] === true;

/** What lies open is named before anybody answers, what lies hidden after that (A-BFT-43). */
export const hiddenLast: Check = (ability, path) => {
  const choose = isRecord(ability) && Array.isArray(ability['choose']) ? ability['choose'] : [];
  const index = choose.findIndex((each, at) => !isHidden(each) && isHidden(choose[at - 1]));
  return index < 0
    ? []
    : meaningless(`${path}.choose[${index}]`, 'choices out of a hand come last');
};

/** What stands before a destruction has to say what stays. */
export const stayWhereSaved: Check = (ability, path) => {
  if (!isRecord(ability)) return [];
  const { timing, does } = ability;
  const stays = Array.isArray(does)
    ? does.filter((each) => isRecord(each) && each['verb'] === 'stay').length
    : 0;
  if ((timing === 'saves') === (stays === 1)) return [];
  return meaningless(`${path}.does`, "'stay' stands once in what saves, and nowhere else");
};

/** A spell or an impact does one thing when it is cast, unless it stays on the field (B31). */
export const partsFit: Check = (card, path) => {
  const { type, keywords = {}, abilities = [] } = card as CardEntry;
  const casts = abilities.filter(({ timing }) => timing === 'cast').length;
  const isSet = 'set' in keywords;
  const isStandIn = 'standIn' in keywords;
  const isCast = (type === 'spell' || type === 'impact') && !isSet && !isStandIn;
  const says = (what: string) => meaningless(path, what);
  if (isSet && type !== 'spell') return says("only a spell says 'set'");
  if (isStandIn && (type !== 'spell' || abilities.length > 0)) {
    return says('what stands in is a spell that does nothing else');
  }
  if ('buddy' in keywords && type === 'monster') return says('a monster may be the Buddy anyway');
  if (isCast && (casts !== 1 || abilities.length !== 1)) {
    return says("it does one thing, timed 'cast', and is spent");
  }
  if (isSet && abilities.length === 0) return says('a spell that stays does something there');
  return isCast || casts === 0 ? [] : says("only what is cast and spent is timed 'cast'");
};
