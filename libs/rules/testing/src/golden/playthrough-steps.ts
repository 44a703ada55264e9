import type { GoldenStep } from './golden-difference.js';

/** The steps of a kept playthrough: an answer each, with a line for every way in which something was seen. */
export const stepsOfPlaythrough = (text: string): readonly GoldenStep[] =>
  text.split('\n\n== ').map((section) => {
    const [name = '', ...lines] = section.trimEnd().split('\n');
    return { name, says: lines.map(seenIn) };
  });

/** `seat 2, public: {...}` and `all: sees {...}`. */
function seenIn(line: string): unknown {
  const [, who = '', json] = /^(.*?): (?:sees )?(\{.*)$/.exec(line) ?? [];
  return json === undefined ? line : { [who]: JSON.parse(json) as unknown };
}
