interface Node {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly [word: string]: unknown;
}

/**
 * The properties of a JSON Schema, as `.$defs.card.cost`, that have no word of explanation: neither
 * of their own nor of what they refer to.
 */
export function unexplained(schema: object, path = ''): readonly string[] {
  const mute = Object.entries((schema as Node).properties ?? {})
    .filter(([, property]) => !property.$ref && !property.description)
    .map(([word]) => `${path}.${word}`);
  const inner = Object.entries(schema).flatMap(([word, value]) =>
    typeof value === 'object' && value !== null
      ? unexplained(value as object, `${path}.${word}`)
      : [],
  );
  return [...mute, ...inner];
}
