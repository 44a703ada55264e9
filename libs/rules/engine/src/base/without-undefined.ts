/** The properties of `T`, of which optional ones may be undefined, and only they. */
export type Possibly<T> = {
  [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/**
 * The object without the properties that are undefined. `T` comes from the place that takes the object,
 * never from the object itself, so that a misspelt property is an error as in any literal.
 */
export function withoutUndefined<T extends object>(properties: NoInfer<Possibly<T>>): T {
  const kept: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value !== undefined) kept[name] = value;
  }
  return kept as T;
}
