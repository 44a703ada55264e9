import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { knownDocuments } from './known-documents.js';
import { MAX_KNOWN_QUERY_CHARACTERS } from './limits.js';

const document = parse('{ a }');

describe('A document that was found valid', () => {
  it('is the same for everybody who sends the same text, and for nobody else', () => {
    const known = knownDocuments();
    known.add('{ a }', document);
    expect(known.get('{ a }')).toBe(document);
    expect(known.get('{ a  }')).toBeUndefined();
  });

  it('is forgotten when there are too many, the one that nobody has asked for longest', () => {
    const known = knownDocuments(2);
    known.add('{ a }', document);
    known.add('{ b }', document);
    known.get('{ a }');
    known.add('{ c }', document);
    expect(['{ a }', '{ b }', '{ c }'].map((text) => known.get(text) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is not held when it is long', () => {
    const known = knownDocuments();
    const long = `{ a }${' '.repeat(MAX_KNOWN_QUERY_CHARACTERS)}`;
    known.add(long, document);
    expect(known.get(long)).toBeUndefined();
  });
});
