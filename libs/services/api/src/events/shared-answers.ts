/**
 * What many follow is worked out once: followers of one audience get the same message from the feed,
 * and those among them who ask the same of it get the same answer.
 */
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  print,
  visit,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { documentHalves } from './document-halves.js';
import { joinedAnswers } from './joined-answers.js';
import { ownPartOf } from './own-part.js';

/** Stands behind a question of which everybody's half alone is answered. */
const HALF = '# half';

type Answer = ExecutionResult | Promise<ExecutionResult>;

export interface SharedAnswers {
  /** Stands in for graphql's own `subscribe`. */
  subscribe(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult, void> | ExecutionResult>;
  /** How often a message was worked out, and how many answers came of it. */
  counts(): { readonly worked: number; readonly answered: number };
}

/**
 * No field below a message may depend on who asks: what a viewer may know is in the message. One that
 * has an own part says which fields are of it, and what it has in common with those of others.
 */
export function sharedAnswers(): SharedAnswers {
  const known = new WeakMap<object, Map<string, Answer>>();
  let worked = 0;
  let answered = 0;

  function shared(args: ExecutionArgs, question: string, message: object): Answer {
    const answers = known.get(message) ?? new Map<string, Answer>();
    known.set(message, answers);
    const given = answers.get(question);
    if (given !== undefined) return given;
    worked += 1;
    const fresh = execute({ ...args, rootValue: message });
    answers.set(question, fresh);
    return fresh;
  }

  function answer(args: ExecutionArgs, question: string, message: object): Answer {
    answered += 1;
    const part = ownPartOf(message);
    if (part === undefined) return shared(args, question, message);
    const { common, own } = documentHalves(args.document, args.operationName, part.fields);
    if (own === undefined) return shared(args, question, part.common);
    // Who has no part of their own asks the same message the whole question.
    const half = `${question}\n${HALF}`;
    const told = common && shared({ ...args, document: common }, half, part.common);
    worked += 1;
    const ofViewer = execute({ ...args, document: own, rootValue: message });
    return told === undefined ? ofViewer : together(told, ofViewer);
  }

  return {
    async subscribe(args) {
      const messages = await createSourceEventStream(args);
      if (!(Symbol.asyncIterator in messages)) return messages;
      const question = questionOf(args);
      return answersTo(messages as AsyncIterable<object>, (message) =>
        answer(args, question, message),
      );
    },
    counts: () => ({ worked, answered }),
  };
}

async function together(common: Answer, own: Answer): Promise<ExecutionResult> {
  const [one, other] = await Promise.all([common, own]);
  return joinedAnswers(one, other);
}

interface Question {
  readonly text: string;
  /** Variables without values; the arguments of the subscription itself have no part in it. */
  readonly variables: readonly string[];
}

/** A crowd comes with one and the same document, which is read once. */
const questions = new WeakMap<DocumentNode, Map<string | null, Question>>();

function read(document: DocumentNode, operationName: string | null): Question {
  const known = questions.get(document) ?? new Map<string | null, Question>();
  questions.set(document, known);
  const question = known.get(operationName) ?? {
    text: `${operationName ?? ''}\n${print(document)}`,
    variables: [...variablesBelow(document, operationName)],
  };
  known.set(operationName, question);
  return question;
}

/** What is asked of each message. */
function questionOf({ document, operationName, variableValues }: ExecutionArgs): string {
  const { text, variables } = read(document, operationName ?? null);
  if (variables.length === 0) return text;
  const values = variables.map((name) => [name, variableValues?.[name]]);
  return `${text}\n${JSON.stringify(values)}`;
}

/** Variables that stand anywhere but in the arguments of the operation's own fields. */
function variablesBelow(document: DocumentNode, name?: string | null): ReadonlySet<string> {
  const found = new Set<string>();
  const roots = new Set(getOperationAST(document, name)?.selectionSet.selections);
  visit(document, {
    VariableDefinition: () => false,
    Argument: (...[, , , , ancestors]) => {
      const holder = ancestors.at(-1);
      const isOfRoot = holder !== undefined && !Array.isArray(holder) && roots.has(holder as never);
      return isOfRoot ? false : undefined;
    },
    Variable: ({ name: { value } }) => void found.add(value),
  });
  return found;
}

/** Each in its turn; who stops is not made to wait for the message after. */
function answersTo(
  messages: AsyncIterable<object>,
  answer: (message: object) => Answer,
): AsyncGenerator<ExecutionResult, void> {
  const source = messages[Symbol.asyncIterator]();
  const over = { done: true, value: undefined } as const;
  return {
    async next() {
      const message = await source.next();
      return message.done ? over : { done: false, value: await answer(message.value) };
    },
    async return() {
      await source.return?.();
      return over;
    },
    async throw(error) {
      await source.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
