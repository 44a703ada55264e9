import { readFileSync } from 'node:fs';
import { SCOPES } from '@scoresheet/services-accounts';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  BY_SESSION_ALONE,
  missingScope,
  SCOPE_OF_MUTATION,
  WITHOUT_SCOPE,
} from './operation-scopes.js';

const SCHEMA = buildSchema(
  readFileSync(new URL('../../../../contracts/graphql/schema.graphql', import.meta.url), 'utf8'),
);

describe('What a personal token may do', () => {
  it('is said for every mutation, and for none that is not there', () => {
    const said = [...Object.keys(SCOPE_OF_MUTATION), ...WITHOUT_SCOPE, ...BY_SESSION_ALONE];
    const there = Object.keys(SCHEMA.getMutationType()?.getFields() ?? {});
    const advice = 'say in operation-scopes.ts which scope a mutation needs';
    expect([...said].sort(), advice).toEqual([...there].sort());
  });

  it.each(Object.entries(SCOPE_OF_MUTATION))('%s needs the scope %s alone', (field, scope) => {
    const others = SCOPES.filter((one) => one !== scope);
    expect(missingScope([scope], 'mutation', field)).toBeUndefined();
    expect(missingScope(others, 'mutation', field)).toMatchObject({
      says: expect.stringContaining(`the scope "${scope}"`),
      details: { scope },
    });
  });

  it.each(['query', 'subscription'])('%s: needs the scope read', (operation) => {
    expect(missingScope(['read'], operation, 'match')).toBeUndefined();
    expect(missingScope(['play', 'judge'], operation, 'match')?.details).toEqual({ scope: 'read' });
  });

  it.each([...BY_SESSION_ALONE, 'aMutationOfTomorrow'])('nothing is enough for %s', (field) => {
    expect(missingScope(SCOPES, 'mutation', field)?.says).toContain('Sign in');
  });

  it.each(WITHOUT_SCOPE)('nothing is needed for %s', (field) => {
    expect(missingScope([], 'mutation', field)).toBeUndefined();
  });

  it('is everything for who is signed in without one', () => {
    expect(missingScope(undefined, 'mutation', 'eraseAccount')).toBeUndefined();
  });
});
