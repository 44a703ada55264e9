/** What a game tells of itself: what everybody may know of it, and how it is said. */
import type { Rules } from '@scoresheet/rules-engine';
import type { Primer } from '../words/primer.js';

export interface Story {
  /** The fields of the fact that are open to all. */
  readonly fields: readonly string[];
  /** Of several forms the first one counts whose fields the fact has. */
  readonly says: readonly string[];
}

export interface Stories {
  readonly [what: string]: Story;
}

/** `{card}` stands for what the field of the fact names; without words other things tell of it. */
export const story = (fields: readonly string[], ...says: readonly string[]): Story => ({
  fields,
  says: says.length > 0 ? says : [''],
});

/** The stories of the rules. */
export const openStories = (stories: Stories): Rules['stories'] =>
  eachOf(stories, ({ fields }) => fields);

/** The words of the primer for stories. */
export const storiesInWords = (stories: Stories): Primer['stories'] =>
  eachOf(stories, ({ says }) => says);

const eachOf = <T>(stories: Stories, part: (story: Story) => T): { readonly [what: string]: T } =>
  Object.fromEntries(Object.entries(stories).map(([what, each]) => [what, part(each)]));
