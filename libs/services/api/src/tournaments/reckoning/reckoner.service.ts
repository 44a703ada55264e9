/**
 * Asks a thread that reckons, and gives it the events that it lacks for the answer. The address that
 * asks pays for the work, and gets one answer after the other. Questions about the past have a thread of
 * their own and take turns there, one at a time: standings of the present never wait for them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { clientLines } from '../../transport/client-lines.js';
import {
  COST_OF_DRAW,
  COST_OF_FOLDED_EVENT,
  COST_OF_READ_EVENT,
  COST_OF_STANDINGS_SEAT,
  MAX_QUESTIONS_IN_LINE,
} from '../../transport/limits.js';
import { clientError } from '../../transport/masked-error.js';
import { QueryGate } from '../../transport/query-gate.service.js';
import type { RequestContext } from '../../transport/request-context.js';
import { TournamentTails } from '../tournament-tails.service.js';
import type { Question } from './asked.js';
import type { CountedWork } from './counted-work.js';
import { packEvents } from './packed-events.js';
import { reckoningThread } from './reckoning-thread.js';
import type { Answers } from './thread-messages.js';

/** Events that are read and handed over in one turn: all of them are looked at on the way. */
const PORTION = 250;
/** The thread may forget what it was given, or die, while others ask: then it is told again. */
const MAX_TRIES = 3;

export interface AsOf {
  readonly tournament: string;
  /** An event that this process has folded itself: the thread takes every event's word. */
  readonly seq: number;
  /** Whether the answer needs a state from before the last event. */
  readonly isPast?: boolean;
}

/** The client that asks; undefined for the server itself, which pays nothing. */
export type Caller = Pick<RequestContext, 'address' | 'hasLeft'> | undefined;

/** One question, with all callers of one address who wait for its answer. */
interface Asked extends AsOf {
  readonly question: Question;
  readonly callers: Caller[];
}

const LINES = {
  atMost: MAX_QUESTIONS_IN_LINE,
  says: 'Too many questions about standings are waiting already.',
};

@Injectable()
export class Reckoner implements OnApplicationShutdown {
  private readonly threads = { present: reckoningThread(), past: reckoningThread() };
  private readonly feeding = new Map<string, Promise<void>>();
  private readonly running = new Map<string, { asked: Asked; answer: Promise<unknown> }>();
  private readonly present = clientLines(LINES);
  private readonly past = clientLines(LINES);
  /** Of each address one question at most: they take turns. */
  private readonly pastInTurn = clientLines(LINES);

  constructor(
    private readonly tails: TournamentTails,
    private readonly gate: QueryGate,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.threads.present.stop(), this.threads.past.stop()]);
  }

  /** Callers from one address who ask the same while it is being worked out get the same answer. */
  ask<Q extends Question>(asOf: AsOf, question: Q, caller: Caller): Promise<Answers[Q['ask']]> {
    const line = caller?.address ?? asOf.tournament;
    const name = JSON.stringify([line, asOf.tournament, asOf.seq, question]);
    const running = this.running.get(name) ?? this.begin(line, { ...asOf, question, callers: [] });
    running.asked.callers.push(caller);
    this.running.set(name, running);
    const forget = () => this.running.delete(name);
    running.answer.then(forget, forget);
    return running.answer as Promise<Answers[Q['ask']]>;
  }

  private begin(line: string, asked: Asked): { asked: Asked; answer: Promise<unknown> } {
    const answer = async (): Promise<unknown> => this.answer(asked);
    if (asked.isPast !== true) return { asked, answer: this.present.inTurn(line, answer) };
    const inTurn = () => this.pastInTurn.inTurn('all', answer);
    return { asked, answer: this.past.inTurn(line, inTurn) };
  }

  private async answer(asked: Asked): Promise<unknown> {
    const { tournament, seq, question } = asked;
    const thread = this.threads[timeOf(asked)];
    const { address } = asked.callers[0] ?? {};
    if (address !== undefined) this.gate.pay(address, 0);
    for (let tries = 0; tries < MAX_TRIES;) {
      if (haveLeft(asked)) throw clientError('UNAVAILABLE', 'The caller has left.');
      const told = await thread.send({ do: 'answer', tournament, seq, question });
      if (told.did === 'answer' || told.did === 'fold') this.charge(asked, priceOf(told.work));
      if (told.did === 'answer') return told.answer;
      if (told.did === 'fold') continue;
      tries += 1;
      await this.feed(asked, told.next);
    }
    throw clientError('UNAVAILABLE', 'Too many tournaments are asked for at once. Ask again.');
  }

  private charge({ callers: [caller] }: Asked, cost: number): void {
    if (caller !== undefined) this.gate.charge(caller.address, cost);
  }

  /** Two who ask about one tournament wait for the same events. */
  private feed(asked: Asked, next: number): Promise<void> {
    const name = `${timeOf(asked)} ${asked.tournament}`;
    const running = this.feeding.get(name);
    if (running !== undefined) return running;
    const fed = this.send(asked, next).finally(() => this.feeding.delete(name));
    this.feeding.set(name, fed);
    return fed;
  }

  private async send(asked: Asked, from: number): Promise<void> {
    const { tournament, seq } = asked;
    for (let next = from; next <= seq;) {
      const limit = Math.min(PORTION, seq + 1 - next);
      const events = await this.tails.history(tournament, next, limit);
      this.charge(asked, events.length * COST_OF_READ_EVENT);
      const packed = packEvents(events.map(({ bytes }) => bytes));
      const told = await this.threads[timeOf(asked)].send({
        do: 'take',
        tournament,
        fromSeq: next,
        events: packed,
      });
      if (events.length === 0 || told.did !== 'take') return;
      next = told.next;
      await nextTurn();
    }
  }
}

const haveLeft = ({ callers }: Asked): boolean =>
  callers.length > 0 && callers.every((caller) => caller?.hasLeft() ?? false);

const timeOf = ({ isPast }: AsOf): 'present' | 'past' => (isPast === true ? 'past' : 'present');

const priceOf = ({ events, seats, draws }: CountedWork): number =>
  events * COST_OF_FOLDED_EVENT + seats * COST_OF_STANDINGS_SEAT + draws * COST_OF_DRAW;
