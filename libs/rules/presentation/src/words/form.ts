/** Forms of sentences with blanks, as games write them: `seat {seat} plays {face}`. */
import { joined, type Sentence } from './sentence.js';

/** A blank with the word "seat" before it: a seat may have a name, which stands for both. */
const BLANK = /((?:seat )?\{\w*(?:\.{3})?\})/;

const nameOf = (blank: string): string => blank.replace(/^(?:seat )?\{|(?:\.{3})?\}$/g, '');

/** The names of the blanks; `{}` has an empty one. */
export const blanksOf = (form: string): readonly string[] =>
  form.split(BLANK).flatMap((part, index) => (index % 2 === 0 ? [] : [nameOf(part)]));

/** Fills every blank. `isSeat` says that the form calls it a seat. */
export const filled = (
  form: string,
  fill: (blank: string, isSeat: boolean) => Sentence,
): Sentence =>
  joined(
    form
      .split(BLANK)
      .map((part, index) =>
        index % 2 === 0 ? part : fill(nameOf(part), part.startsWith('seat ')),
      ),
  );
