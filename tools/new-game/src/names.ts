/** What a new game is called, in all the ways in which files call it. */

export interface Names {
  /** `night-market`: its folder, and the word under which a match is created. */
  readonly folder: string;
  /** `nightMarket`: its rules. */
  readonly variable: string;
  /** `Night Market`. */
  readonly title: string;
  /** `NIM`: the letters of its rules, as in `R-NIM-04`. */
  readonly letters: string;
}

/** Names of the template's game. */
export const TEMPLATE: Names = {
  folder: 'sample-game',
  variable: 'sampleGame',
  title: 'Sample Game',
  letters: 'SMP',
};

const FOLDER = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LETTERS = /^[A-Z]{3}$/;
const LONGEST = 30;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Letters are the first three of the name where nobody chose others. */
export function namesOf(folder: string, letters?: string): Names {
  const words = folder.split('-');
  return {
    folder,
    variable: words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
    title: words.map(capital).join(' '),
    letters:
      letters ??
      folder
        .replaceAll(/[^a-z]/g, '')
        .slice(0, 3)
        .toUpperCase(),
  };
}

export interface Taken {
  readonly folders: readonly string[];
  readonly letters: readonly string[];
  /** Text in which the new variable must not stand already. */
  readonly code: string;
}

/** Why a game cannot be called so, with what to do; nothing where it can. */
export function nameProblem(
  { folder, variable, letters }: Names,
  taken: Taken,
): string | undefined {
  if (!FOLDER.test(folder) || folder.length > LONGEST) {
    return `'${folder}' is no name: small letters, digits and single dashes, at most ${LONGEST}, as in night-market.`;
  }
  if (taken.folders.includes(folder)) {
    return `There is a libs/games/${folder} already; nothing was changed. Choose another name.`;
  }
  if (isWordOf(variable, taken.code)) {
    return `'${variable}' means something else in the code already; choose a name of two words.`;
  }
  if (!LETTERS.test(letters)) {
    return `'${letters}' cannot mark rules: choose three capitals with --letters, as in --letters NIM.`;
  }
  if (taken.letters.includes(letters)) {
    return `${letters} marks the rules of another game; choose three other capitals with --letters.`;
  }
  return undefined;
}

const isWordOf = (word: string, code: string): boolean => new RegExp(`\\b${word}\\b`).test(code);

/** The text of the template with the new names in the place of its own. */
export function renamed(text: string, names: Names): string {
  return text
    .replaceAll(TEMPLATE.title, names.title)
    .replaceAll(TEMPLATE.folder, names.folder)
    .replaceAll(TEMPLATE.variable, names.variable)
    .replaceAll(TEMPLATE.letters, names.letters);
}
