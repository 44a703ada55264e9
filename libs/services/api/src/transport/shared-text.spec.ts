import { describe, expect, it } from 'vitest';
import { unmarked, writtenOnce } from './shared-text.js';

/** As graphql-ws writes it. */
const messageTo = (id: string, answer: object): string =>
  unmarked(JSON.stringify({ id, type: 'next', payload: answer }));

describe('An answer that goes to many', () => {
  it('is the same to each as if it were written for them alone', () => {
    const answer = { data: { follow: { seq: 7, says: 'Zoë said "}}" 🍻' } } };
    for (const id of ['1', 'a "quoted" id', '}}']) {
      const alone = JSON.stringify({ id, type: 'next', payload: answer });
      expect(messageTo(id, writtenOnce(answer))).toBe(alone);
    }
  });

  it('is written once', () => {
    let reads = 0;
    const counted = {
      toJSON() {
        reads += 1;
        return 'read';
      },
    };
    const answer = { data: { counted } };
    for (const id of ['1', '2', '3']) messageTo(id, writtenOnce(answer));
    expect(reads).toBe(1);
  });

  it('does not become another one, however they take turns', () => {
    const [one, other] = [{ data: { seq: 1 } }, { data: { seq: 2 } }];
    expect(messageTo('1', writtenOnce(one))).toContain('"seq":1');
    expect(messageTo('2', writtenOnce(other))).toContain('"seq":2');
    expect(messageTo('3', writtenOnce(one))).toContain('"seq":1');
  });

  it('may be nothing', () => {
    expect(messageTo('1', writtenOnce({ data: null }))).toBe(messageTo('1', { data: null }));
    expect(messageTo('1', writtenOnce({}))).toBe(messageTo('1', { data: null }));
  });
});

it('Any other message stays as it is', () => {
  for (const message of ['{"type":"pong"}', '', '{"id":"1","type":"complete"}']) {
    expect(unmarked(message)).toBe(message);
  }
});
