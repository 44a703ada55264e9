/**
 * What is asked is read, measured and paid for here, on both transports, before anything is made of
 * it: before the rules of the specification, before a token is looked at, before a resolver runs.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { performance } from 'node:perf_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { wordsOf } from '@scoresheet/event-log-port';
import { GraphQLError, Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { FRONT_DOOR } from '../api-parts.js';
import { costBudget, type CostBudget } from './cost-budget.js';
import type { FrontDoorOptions } from './front-door-options.js';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import { knownDocuments } from './known-documents.js';
import {
  COST_OF_MISTAKE,
  COST_OF_NEW_QUERY,
  COST_OF_REQUEST,
  MAX_QUERY_TOKENS,
  QUERY_CHARACTERS_PER_COST,
} from './limits.js';
import { clientError } from './masked-error.js';
import { measureQuery } from './measure-query.js';
import { fragmentsOf } from './measure-shape.js';
import { problemsOf, withoutSuggestion } from './query-rules.js';
import { rateLimited } from './rate-limits.service.js';

/** A request is taken first, and then paid for. */
const LEAST_COST_PER_SECOND = 2 * COST_OF_REQUEST;

@Injectable()
export class QueryGate {
  private readonly known = knownDocuments();
  private readonly costs = new WeakMap<DocumentNode, number>();
  private readonly budget: CostBudget;

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly refusals: FrontDoorRefusals,
    @Inject(FRONT_DOOR) private readonly frontDoor: FrontDoorOptions,
  ) {
    // No setting keeps anybody from asking one thing after the other.
    const perSecond = Math.max(frontDoor.costPerSecond, LEAST_COST_PER_SECOND);
    this.budget = costBudget({ perSecond, now: () => performance.now() });
  }

  get schema(): GraphQLSchema {
    return this.schemaHost.schema;
  }

  /** The document, within our own limits. Throws what to tell the client. */
  admit(query: string, address: string): DocumentNode {
    const known = this.known.get(query);
    this.pay(address, known === undefined ? costToRead(query) : this.costOf(known));
    if (known !== undefined) return known;
    const document = this.readNew(query, address);
    // Nobody else has asked since the query was allowed to be read: the charge is in the same turn.
    this.budget.charge(address, this.costOf(document));
    return document;
  }

  /** Throws `RATE_LIMITED` when the address has asked for too much. */
  pay(address: string, cost: number): void {
    const retryAfterMs = this.budget.spend(address, cost);
    if (retryAfterMs === undefined || !this.refusals.refuses('cost')) return;
    throw rateLimited('From this address more is asked than one may ask for.', retryAfterMs);
  }

  /** Spends the cost of work whose size is known by now, whatever is left. */
  charge(address: string, cost: number): void {
    this.budget.charge(address, cost);
  }

  /** Whoever sent what nothing can be made of is told so, whatever is left to them. */
  chargeMistake(address: string): void {
    this.charge(address, COST_OF_MISTAKE);
  }

  private readNew(query: string, address: string): DocumentNode {
    try {
      return this.read(query);
    } catch (error) {
      this.chargeMistake(address);
      throw error;
    }
  }

  private read(query: string): DocumentNode {
    const { introspection } = this.frontDoor;
    const document = parsed(query);
    const [problem] = problemsOf(this.schema, document, introspection);
    if (problem !== undefined) throw invalid(problem, introspection);
    this.known.add(query, document);
    return document;
  }

  /** The cost of a document is that of its dearest operation, since only one of them runs. */
  costOf(document: DocumentNode): number {
    const known = this.costs.get(document);
    if (known !== undefined) return known;
    const fragments = fragmentsOf(document);
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const cost = Math.max(
      0,
      ...operations.map((one) => measureQuery(this.schema, fragments, one).cost),
    );
    this.costs.set(document, cost);
    return cost;
  }
}

const costToRead = ({ length }: string): number =>
  COST_OF_NEW_QUERY + length / QUERY_CHARACTERS_PER_COST;

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_QUERY_TOKENS });
  } catch (error) {
    throw clientError('GRAPHQL_PARSE_FAILED', wordsOf(error));
  }
}

/** What a rule has found, in the form in which a client is told of it. */
export const invalid = ({ message, nodes }: GraphQLError, introspection: boolean): GraphQLError =>
  new GraphQLError(
    introspection ? message : withoutSuggestion(message),
    withoutUndefined({
      nodes,
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    }),
  );
