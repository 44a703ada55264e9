/** `2` as "2nd". */
export function ordinal(count: number): string {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][count % 10];
  return `${count}${ending ?? 'th'}`;
}

/** More than anything that a game counts up to in one moment or one turn. */
const MOST_COUNTED = 99;

/** Words of a phrase for what is counted from 1, `3rd: 's3'`. */
export const countedWords = (id: (count: number) => string): { readonly [words: string]: string } =>
  Object.fromEntries(
    Array.from({ length: MOST_COUNTED }, (_, index) => [ordinal(index + 1), id(index + 1)]),
  );
