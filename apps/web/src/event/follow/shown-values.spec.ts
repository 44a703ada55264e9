/**
 * Every value that a page of a tournament or a match fetches, and the message that changes it. Fields
 * are read from the documents, so that a new one fails here until something keeps it current.
 */
import { describe, expect, it } from 'vitest';
import { ANSWERS, type Answer, type Followed } from './answers.spec-kit.js';
import { shownDocuments, type ShownDocument } from './graphql-documents.spec-kit.js';
import { toldOf } from './told-events.spec-kit.js';
import { ALL_TYPES, CHANGES, type Change } from './value-changes.spec-kit.js';

const DOCUMENTS = shownDocuments();
const FIELDS = new Map(DOCUMENTS.map(({ name, fields }) => [name, fields]));
const QUERIES = DOCUMENTS.filter(
  ({ kind, folder }) => kind === 'query' && /^(?:event|match|player|front)(?:\/|$)/.test(folder),
);
const FEEDS = DOCUMENTS.filter(({ kind }) => kind === 'subscription').map(({ name }) => name);

const rowOf = (field: string): string => (field in CHANGES ? field : (field.split('.')[0] ?? ''));
const changeOf = (field: string): Change | undefined => CHANGES[rowOf(field)];
const isFollowed = (answer: Answer | undefined): answer is Followed =>
  answer !== undefined && !('once' in answer) && !('polled' in answer) && !('after' in answer);

const isFed = ({ feeds = [] }: Followed, field: string): boolean =>
  feeds.some((feed) => FIELDS.get(feed)?.has(field));

/** Fields that no feed of the page contains. */
const asked = ({ name, fields }: ShownDocument): readonly string[] => {
  const answer = ANSWERS[name];
  if (!isFollowed(answer)) return [];
  return [...fields].filter((field) => !isFed(answer, field));
};

/** The types of events that change an answer, each with the first field that it changes. */
function changesOf(query: ShownDocument): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  for (const field of asked(query)) {
    const change = changeOf(field);
    for (const type of isTypes(change) ? change : []) types.set(type, types.get(type) ?? field);
  }
  const { finds = [] } = ANSWERS[query.name] as Followed;
  for (const type of finds) types.set(type, types.get(type) ?? 'entries');
  return types;
}

const isTypes = (change: Change | undefined): change is readonly string[] => Array.isArray(change);

const hears = ({ concerns = () => false }: Followed, type: string): boolean =>
  concerns(toldOf(type));

describe('A query of a page', () => {
  it('states how its answer stays current', () => {
    expect(Object.keys(ANSWERS).sort()).toEqual(QUERIES.map(({ name }) => name).sort());
  });

  it('names subscriptions that contain a value of it', () => {
    const idle = QUERIES.flatMap(({ name, fields }) => {
      const answer = ANSWERS[name];
      const { feeds = [] } = isFollowed(answer) ? answer : {};
      return feeds.filter((feed) => ![...fields].some((each) => FIELDS.get(feed)?.has(each)));
    });
    expect(idle).toEqual([]);
    const after = Object.values(ANSWERS).flatMap((each) => ('after' in each ? each.after : []));
    expect(after.filter((feed) => !FEEDS.includes(feed))).toEqual([]);
  });

  it('is asked again after each event that changes a value of it', () => {
    const missed = QUERIES.flatMap((query) => {
      const answer = ANSWERS[query.name];
      if (!isFollowed(answer)) return [];
      return [...changesOf(query)]
        .filter(([type]) => answer.except?.[type] === undefined && !hears(answer, type))
        .map(([type, field]) => `${query.name} misses ${type}, which changes ${field}`);
    });
    expect(missed).toEqual([]);
  });

  it('excepts only event types that change a value and are not heard', () => {
    const idle = QUERIES.flatMap((query) => {
      const answer = ANSWERS[query.name];
      if (!isFollowed(answer)) return [];
      const changes = changesOf(query);
      return Object.keys(answer.except ?? {})
        .filter((type) => !changes.has(type) || hears(answer, type))
        .map((type) => `${query.name} excepts ${type}`);
    });
    expect(idle).toEqual([]);
  });
});

describe('A value of a page', () => {
  it('is in a subscription of the page, or has a row that says what changes it', () => {
    const unknown = QUERIES.flatMap((query) =>
      asked(query)
        .filter((field) => !isRoot(field) && changeOf(field) === undefined)
        .map((field) => `${query.name} ${field}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has a row only while a query selects it', () => {
    const used = new Set(QUERIES.flatMap(({ fields }) => [...fields].map(rowOf)));
    expect(Object.keys(CHANGES).filter((row) => !used.has(row))).toEqual([]);
  });

  it('names events of tournaments', () => {
    const types = Object.values(CHANGES).flatMap((change) => (isTypes(change) ? change : []));
    expect(types.filter((type) => !ALL_TYPES.includes(type))).toEqual([]);
  });

  it('outside the record is in a question that is asked when the page comes back into sight', () => {
    const old = QUERIES.filter(({ name }) => name !== 'Event').flatMap((query) =>
      asked(query)
        .filter((field) => changeOf(field) === 'outside-record')
        .filter(() => !('concerns' in (ANSWERS[query.name] ?? {})))
        .map((field) => `${query.name} ${field}`),
    );
    expect(old).toEqual([]);
  });

  it('belongs to a page that follows the match if an event of the match changes it', () => {
    const unheard = QUERIES.flatMap((query) =>
      asked(query)
        .filter((field) => changeOf(field) === 'event-of-match')
        .map((field) => `${query.name} ${field}`),
    );
    expect(unheard).toEqual([]);
  });
});

/** Root fields, whose answers are the fields below them. */
const isRoot = (field: string): boolean => field.startsWith('Query.');
