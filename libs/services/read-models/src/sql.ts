/** Values of a statement, each bound once more by a parameter of its own. */

/** Takes a value; gives the parameter that stands for it. */
export type Bind = (value: unknown) => string;

export function binding(): { readonly bind: Bind; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}
