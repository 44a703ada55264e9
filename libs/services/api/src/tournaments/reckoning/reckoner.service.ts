/** Asks the thread that reckons, and gives it the events that it lacks for the answer. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { clientError } from '../../transport/masked-error.js';
import { TournamentTails } from '../tournament-tails.service.js';
import type { Question } from './asked.js';
import { packEvents } from './packed-events.js';
import { reckoningThread, type ReckoningThread } from './reckoning-thread.js';
import type { Answers } from './thread-messages.js';

/** Events that are read and handed over in one turn: all of them are looked at on the way. */
const PORTION = 250;
/** The thread may forget what it was given, or die, while others ask: then it is told again. */
const MAX_TRIES = 3;

interface AsOf {
  readonly tournament: string;
  /** An event that this process has folded itself: the thread takes every event's word. */
  readonly seq: number;
}

@Injectable()
export class Reckoner implements OnApplicationShutdown {
  private readonly thread: ReckoningThread = reckoningThread();
  private readonly feeding = new Map<string, Promise<void>>();
  private readonly asked = new Map<string, Promise<unknown>>();

  constructor(private readonly tails: TournamentTails) {}

  async onApplicationShutdown(): Promise<void> {
    await this.thread.stop();
  }

  /** Whoever asks the same while it is being worked out gets the same answer. */
  ask<Q extends Question>(asOf: AsOf, question: Q): Promise<Answers[Q['ask']]> {
    const name = JSON.stringify([asOf.tournament, asOf.seq, question]);
    const running = this.asked.get(name) ?? this.answer(asOf, question);
    this.asked.set(name, running);
    const forget = () => this.asked.delete(name);
    running.then(forget, forget);
    return running as Promise<Answers[Q['ask']]>;
  }

  private async answer(asOf: AsOf, question: Question): Promise<unknown> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const told = await this.thread.send({ do: 'answer', ...asOf, question });
      if (told.did === 'answer') return told.answer;
      await this.feed(asOf, told.next);
    }
    throw clientError('UNAVAILABLE', 'Too many tournaments are asked for at once. Ask again.');
  }

  /** Two who ask about one tournament wait for the same events. */
  private feed(asOf: AsOf, next: number): Promise<void> {
    const { tournament } = asOf;
    const running = this.feeding.get(tournament);
    if (running !== undefined) return running;
    const fed = this.send(asOf, next).finally(() => this.feeding.delete(tournament));
    this.feeding.set(tournament, fed);
    return fed;
  }

  private async send({ tournament, seq }: AsOf, from: number): Promise<void> {
    for (let next = from; next <= seq;) {
      const limit = Math.min(PORTION, seq + 1 - next);
      const events = await this.tails.history(tournament, next, limit);
      const packed = packEvents(events.map(({ bytes }) => bytes));
      const told = await this.thread.send({
        do: 'take',
        tournament,
        fromSeq: next,
        events: packed,
      });
      if (events.length === 0 || told.did === 'answer') return;
      next = told.next;
      await nextTurn();
    }
  }
}
