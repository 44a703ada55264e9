import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkArguments, MUTATIONS, mutationDocument } from './mutations.js';

const SCHEMA = new URL('../../../../libs/contracts/graphql/schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));

describe('What the command line sends', () => {
  it.each(MUTATIONS)('%s is what the api takes, with every argument', (name) => {
    expect(validate(schema, parse(mutationDocument(name)))).toEqual([]);
    const field = schema.getMutationType()?.getFields()[name];
    const needed = field?.args.filter(({ type }) => `${type}`.endsWith('!')) ?? [];
    expect(needed.length).toBeGreaterThan(0);
    const left = needed.filter((argument) => !mutationDocument(name).includes(`$${argument.name}`));
    expect(left).toEqual([]);
  });

  it('names every argument, or is not sent', () => {
    expect(() =>
      checkArguments('openRegistration', { tournament: 't-1', code: 'x' }),
    ).not.toThrow();
    expect(() => checkArguments('openRegistration', { tournament: 't-1', lateness: 'x' })).toThrow(
      'openRegistration is sent without lateness',
    );
  });
});
