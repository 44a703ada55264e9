import { z } from 'zod';

/** The schema in draft 7, which AsyncAPI's own schemas build on, and without saying so. */
export function jsonSchemaOf(schema: z.ZodType): object {
  const made = z.toJSONSchema(schema, { target: 'draft-7' });
  delete made.$schema;
  return { ...made };
}
