/** Numbers of tables as somebody writes them: `4, 11 12` in their order, each once. */
export const numbersIn = (written: string): readonly number[] =>
  [...new Set((written.match(/\d{1,5}/g) ?? []).map(Number).filter((number) => number > 0))].sort(
    (one, other) => one - other,
  );
