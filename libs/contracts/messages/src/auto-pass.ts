/** A seat's standing instruction: it passes whatever it may answer, until something comes. */
import { z } from 'zod';
import * as scalars from './scalars.js';
import { sent } from './sender.js';

const autoPassUntilSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('turn-ends') }),
    /** A card of this type, by whomever: the word that stands on the card. */
    z.strictObject({ kind: z.literal('card-played'), card: scalars.cardKind }),
    /** The seat itself answers something. */
    z.strictObject({ kind: z.literal('my-decision') }),
  ],
  {
    error:
      'a standing pass is until {"kind": "turn-ends"}, {"kind": "card-played", "card"} or ' +
      '{"kind": "my-decision"}',
  },
);
export type AutoPassUntil = z.infer<typeof autoPassUntilSchema>;

/** Gives the standing instruction, in place of the one before; null takes it back. */
export const setAutoPassSchema = z.strictObject({
  ...sent,
  type: z.literal('set-auto-pass'),
  until: autoPassUntilSchema.nullable(),
});
export type SetAutoPass = z.infer<typeof setAutoPassSchema>;
