/** Why something is not chosen for an effect. Decisions: A-BFT-43, A-BFT-71. */
import {
  abilityOf,
  cardOf,
  no,
  refusedBy,
  select,
  type Choice,
  type EffectFrame,
  type Reading,
  type Refusal,
} from '@scoresheet/rules-engine';
import { FITS_FLAG } from '../flag.js';
import { faceOfCard } from '../values.js';
import { isForCall } from './things.js';

export function refuseTarget(reading: Reading, choice: Choice): Refusal {
  const effect = reading.state.stack.at(-1) as EffectFrame;
  const choosing = abilityOf(reading, effect).choose?.[effect.at];
  if (choosing && isForCall(reading, effect, choosing)) {
    const there = select(reading, choosing.from, effect);
    for (const id of [choice].flat()) {
      if (!there.includes(String(id))) continue;
      const face = faceOfCard(reading, cardOf(reading.state, String(id)));
      const refusal = refusedBy(FITS_FLAG, reading, face, effect.controller);
      if (refusal) return refusal;
    }
  }
  return no('A-BFT-43', 'Choose among what is offered, as many as the text says.');
}
