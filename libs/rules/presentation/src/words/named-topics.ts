/**
 * Texts of a primer name another of its pages by its word, as in "see [combat]"; whoever shows the
 * text says how one gets there.
 */
const NAMED = /\[([a-z-]+)\]/;

export interface TopicPart {
  readonly is: 'words' | 'topic';
  /** Words of the text, or the word of the page. */
  readonly text: string;
}

export const topicParts = (text: string): TopicPart[] =>
  text
    .split(NAMED)
    .map((part, at): TopicPart => ({ is: at % 2 === 1 ? 'topic' : 'words', text: part }))
    .filter((part) => part.text !== '');
