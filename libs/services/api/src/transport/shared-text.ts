/**
 * An answer that goes to many sockets is written as JSON once. graphql-ws writes each message by
 * itself, so in the place of the data it gets a mark, and the socket puts the text where the mark
 * is. Both happen in one turn: a message is sent as soon as it is written.
 */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/** Nobody can guess it, so no text of a client is ever taken for it. */
const MARK = randomUUID();
const MESSAGE_ENDS = `"data":${JSON.stringify(MARK)}}}`;

/** The part of an answer that is looked at here. */
interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
}

const written = new WeakMap<Answer, SharedData>();
/** What the mark that was written last stands for. */
let marked = '';

class SharedData {
  private text: string | undefined;

  constructor(private readonly data: Answer['data']) {}

  /** Called by JSON.stringify. */
  toJSON(): string {
    marked = this.text ??= JSON.stringify(this.data ?? null);
    return MARK;
  }
}

/** An answer whose data is written once for all who get this very answer. */
export function writtenOnce(answer: Answer): { data: Record<string, unknown> } {
  const data = written.get(answer) ?? new SharedData(answer.data);
  written.set(answer, data);
  return { data: data as unknown as Record<string, unknown> };
}

/** What is to be sent, with the text in the place of the mark. */
export function unmarked(message: string): string {
  if (!message.endsWith(MESSAGE_ENDS)) return message;
  return `${message.slice(0, -MESSAGE_ENDS.length)}"data":${marked}}}`;
}

type Message = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type OnSent = (error?: Error) => void;

/** A socket of the server, which graphql-ws gives its messages to. */
export class SharingSocket extends WebSocket {
  override send(message: Message, onSent?: OnSent): void;
  override send(message: Message, options: SendOptions, onSent?: OnSent): void;
  override send(message: Message, options?: SendOptions | OnSent, onSent?: OnSent): void {
    const whole = typeof message === 'string' ? unmarked(message) : message;
    if (typeof options === 'object') super.send(whole, options, onSent);
    else super.send(whole, options);
  }
}
