/**
 * What a thousand are told at one moment is handed out to some of them in each turn of the event
 * loop: what they are told is worked out then, and whoever asks something meanwhile is not made to
 * wait until all of them have it.
 */

/** A turn with so many takes a few milliseconds. */
const HANDED_OUT_AT_ONCE = 20;

/** In the order in which it is given, whoever it is for. */
export function handedOut(atOnce = HANDED_OUT_AT_ONCE): (hand: () => void) => void {
  const waiting: (() => void)[] = [];
  let isDue = false;

  function turn(): void {
    for (const hand of waiting.splice(0, atOnce)) hand();
    isDue = waiting.length > 0;
    if (isDue) setImmediate(turn);
  }

  return (hand) => {
    waiting.push(hand);
    if (isDue) return;
    isDue = true;
    setImmediate(turn);
  };
}
