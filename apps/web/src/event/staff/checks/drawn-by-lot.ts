/** Some of these by lot, each as likely as any other; in their order. */
export function drawnByLot(
  from: readonly number[],
  count: number,
  /** A whole number below this one, each as likely as any other. */
  below: (most: number) => number = fairBelow,
): readonly number[] {
  const left = [...from];
  const drawn = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(below(left.length), 1),
  );
  return drawn.flat().sort((one, other) => one - other);
}

const NUMBERS = 2 ** 32;

/** Of the browser's own chance; what would make some numbers likelier is drawn again. */
function fairBelow(most: number): number {
  const fair = NUMBERS - (NUMBERS % most);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % most;
  }
}
