/**
 * A value while it is made, field by field: to spread fields that may be missing takes several times
 * as long, and frames, facts and what is seen of them are made at every event.
 */
export type Writable<Made> = { -readonly [field in keyof Made]: Made[field] };
