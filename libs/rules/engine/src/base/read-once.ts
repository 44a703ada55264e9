/** What follows from printed cards, or from the rules themselves, is read out of them once. */

/**
 * `read`, whose answer is kept as long as what it was read from. Only for what never changes
 * during a game: printed cards and the tables of a game.
 */
export function readOnce<From extends object, Answer extends object>(
  read: (from: From) => Answer,
): (from: From) => Answer {
  const known = new WeakMap<From, Answer>();
  return (from) => {
    let answer = known.get(from);
    if (!answer) known.set(from, (answer = read(from)));
    return answer;
  };
}
