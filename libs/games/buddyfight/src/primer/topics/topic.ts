/** A page of the primer: what somebody reads who asks for one thing. */
export interface Topic {
  readonly title: string;
  readonly says: readonly (string | Rows)[];
}

/** Words and what each means. */
type Rows = readonly (readonly [word: string, meaning: string])[];
