/** Something about an installation that a person should know. */
export interface Finding {
  /** `wrong` keeps it from working, or soon will; a `note` is worth knowing. */
  readonly grade: 'wrong' | 'note';
  readonly what: string;
  /** Why the finding matters. */
  readonly matters: string;
  readonly todo: string;
}

export const wrong = (what: string, matters: string, todo: string): Finding => ({
  grade: 'wrong',
  what,
  matters,
  todo,
});

export const note = (what: string, matters: string, todo: string): Finding => ({
  grade: 'note',
  what,
  matters,
  todo,
});
