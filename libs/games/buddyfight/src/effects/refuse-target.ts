/** Why something is not chosen for an effect. Decisions: A-BFT-43, A-BFT-71. */
import {
  abilityOf,
  cardOf,
  no,
  select,
  type Choice,
  type EffectFrame,
  type Reading,
  type Refusal,
} from '@scoresheet/rules-engine';
import { flagForbids } from '../refusal.js';
import { faceOfCard, fitsFlag } from '../values.js';
import { isForCall } from './things.js';

export function refuseTarget(reading: Reading, choice: Choice): Refusal {
  const effect = reading.state.stack.at(-1) as EffectFrame;
  const choosing = abilityOf(reading, effect).choose?.[effect.at];
  if (choosing && isForCall(reading, effect, choosing)) {
    const there = select(reading, choosing.from, effect);
    for (const id of [choice].flat()) {
      if (!there.includes(String(id))) continue;
      const face = faceOfCard(reading, cardOf(reading.state, String(id)));
      if (!fitsFlag(reading, effect.controller, face)) return flagForbids(face);
    }
  }
  return no('A-BFT-43', 'Choose among what is offered, as many as the text says.');
}
