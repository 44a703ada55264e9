import {
  buildSchema,
  GraphQLError,
  parse,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { withOwnPart } from './own-part.js';
import { sharedAnswers, type SharedAnswers } from './shared-answers.js';

const schema = buildSchema(`
  type Query { nothing: Boolean }
  type Message { seq: Int! table(for: Int): String now: Now own: String }
  type Now { round: Int! own: String }
  type Subscription { follow(from: Int!): Message! }
`);

interface Message {
  readonly seq: number;
  table(args: { readonly for?: number }): string;
}

/** Followers of a match: the same messages go to all of them. */
let lookedAt: number;
let messages: readonly Message[];
let answers: SharedAnswers;
beforeEach(() => {
  lookedAt = 0;
  const table = (args: { readonly for?: number }): string => {
    lookedAt += 1;
    return `as ${args.for ?? 'anybody'} sees it`;
  };
  messages = [0, 1].map((seq) => ({ seq, table }));
  answers = sharedAnswers();
});

async function* stream(): AsyncGenerator<{ follow: Message }> {
  for (const message of messages) yield wrapped(message);
}
const WRAPPED = new WeakMap<Message, { follow: Message }>();
function wrapped(message: Message): { follow: Message } {
  const known = WRAPPED.get(message) ?? { follow: message };
  WRAPPED.set(message, known);
  return known;
}

async function follow(
  query: string,
  variableValues: Record<string, unknown> = {},
): Promise<unknown[]> {
  const subscribeFieldResolver = (): AsyncGenerator<object> => stream();
  const args: ExecutionArgs = {
    schema,
    document: parse(query),
    variableValues,
    subscribeFieldResolver,
  };
  const told = await answers.subscribe(args);
  if (!(Symbol.asyncIterator in told)) return [told];
  const all: ExecutionResult[] = [];
  for await (const answer of told) all.push(answer);
  return all;
}

const FOLLOW = 'subscription F($from: Int!) { follow(from: $from) { seq table } }';

describe('Followers who ask the same', () => {
  it('get the same answers, and each is worked out once', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => follow(FOLLOW, { from: 0 })));
    expect(first).toMatchObject([
      { data: { follow: { seq: 0, table: 'as anybody sees it' } } },
      { data: { follow: { seq: 1 } } },
    ]);
    expect(others).toEqual([first, first]);
    expect(lookedAt).toBe(messages.length);
    expect(answers.counts()).toEqual({ worked: 2, answered: 6 });
  });

  it('get them from wherever they began', async () => {
    await follow(FOLLOW, { from: 0 });
    await follow(FOLLOW, { from: 1 });
    expect(lookedAt).toBe(messages.length);
  });
});

describe('Followers who ask something else', () => {
  it('get their own answers, be it other fields', async () => {
    await follow(FOLLOW, { from: 0 });
    const told = await follow('subscription { follow(from: 0) { seq } }');
    expect(told).toEqual([{ data: { follow: { seq: 0 } } }, { data: { follow: { seq: 1 } } }]);
  });

  it.each(['table(for: $viewer)', 'table @include(if: true) seq @skip(if: $isShort)'])(
    'or another variable of a field: %s',
    async (field) => {
      const query = `subscription F($from: Int!, $viewer: Int, $isShort: Boolean = false) {
        follow(from: $from) { ${field} ...More } }
        fragment More on Message { other: table(for: $viewer) ...Less }
        fragment Less on Message { third: table @skip(if: $isShort) }`;
      const one = await follow(query, { from: 0, viewer: 1 });
      const other = await follow(query, { from: 0, viewer: 2 });
      expect(one).toMatchObject([{ data: { follow: { other: 'as 1 sees it' } } }, {}]);
      expect(other).toMatchObject([{ data: { follow: { other: 'as 2 sees it' } } }, {}]);
    },
  );
});

describe('A message with an own part', () => {
  const COMMON = { follow: { seq: 0, now: { round: 1, own: null }, table: () => 'everybody' } };
  const OWN = new Set(['own']);

  /** As it comes to somebody who is called so. */
  function messageOf(own: string, names: ReadonlySet<string>): { follow: Message } {
    const message = { follow: { ...COMMON.follow, now: { round: 1, own }, own } };
    return withOwnPart(message, { common: COMMON, fields: names });
  }

  async function told(own: string, fields: string, names = OWN): Promise<unknown> {
    const document = parse(`subscription F($from: Int! = 0, $is: Boolean! = true) {
      follow(from: $from) { ${fields} } } fragment Own on Now { own @include(if: $is) round }`);
    const subscribeFieldResolver = async function* () {
      yield messageOf(own, names);
    };
    const answered = await answers.subscribe({ schema, document, subscribeFieldResolver });
    if (!(Symbol.asyncIterator in answered)) return answered;
    return (await answered.next()).value;
  }

  it('gives everybody the same, which is worked out once, and their own beside it', async () => {
    const fields = 'seq own table mine: now { ...Own }';
    const one = await told('Anna', fields);
    const mine = { round: 1, own: 'Anna' };
    expect(one).toEqual({
      data: { follow: { seq: 0, own: 'Anna', table: 'everybody', mine } },
    });
    expect(await told('Bo', fields)).toMatchObject({ data: { follow: { mine: { own: 'Bo' } } } });
    expect(answers.counts()).toEqual({ worked: 3, answered: 2 });
  });

  it('is nothing for who has none', async () => {
    await told('Anna', 'seq own');
    const document = parse(`subscription F($from: Int! = 0, $is: Boolean! = true) {
      follow(from: $from) { seq own } } fragment Own on Now { own @include(if: $is) round }`);
    const subscribeFieldResolver = async function* () {
      yield COMMON;
    };
    const answered = await answers.subscribe({ schema, document, subscribeFieldResolver });
    const stranger = Symbol.asyncIterator in answered ? await answered.next() : undefined;
    expect(stranger?.value).toEqual({ data: { follow: { seq: 0, own: null } } });
  });

  it('is shared by all who ask for nothing of their own', async () => {
    const one = await told('Anna', 'seq now { round }');
    expect(await told('Bo', 'seq now { round }')).toEqual(one);
    expect(answers.counts()).toEqual({ worked: 1, answered: 2 });
  });

  it('may be an object, with fragments further in', async () => {
    expect(await told('Anna', 'seq now { ...Own }', new Set(['now']))).toEqual({
      data: { follow: { seq: 0, now: { round: 1, own: 'Anna' } } },
    });
  });

  it('may be all that is asked for', async () => {
    expect(await told('Anna', 'now { own }')).toEqual({
      data: { follow: { now: { own: 'Anna' } } },
    });
  });
});

it('A subscription that cannot begin says why', async () => {
  const told = await follow(FOLLOW, { from: 'soon' });
  expect(told).toMatchObject([{ errors: [expect.any(GraphQLError)] }]);
});
