/** What the clocks of a match show. */
import type { MatchState } from '@scoresheet/domain-match';
import { timeWords } from '@scoresheet/rules-presentation';

/** One line; none in a match without clocks. */
export function drawClocks(seats: MatchState['seats']): readonly string[] {
  const shown = seats.flatMap(({ seat, clockMsLeft }) =>
    clockMsLeft === null ? [] : [`seat ${seat} ${timeWords(clockMsLeft)}`],
  );
  return shown.length === 0 ? [] : [`Time left: ${shown.join(' | ')}`];
}
