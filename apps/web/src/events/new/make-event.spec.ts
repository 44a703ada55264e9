import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { client } from '../../api/client.js';
import * as sending from '../../event/orders/send-order.js';
import { termsOf, usualDraft } from './event-draft.js';
import { makeEvent } from './make-event.js';

const DUEL = { id: 'fuzzycards', title: 'Fuzzycards', minSeats: 2, maxSeats: 2 };
const terms = (title: string) => termsOf({ ...usualDraft('fuzzycards'), title }, DUEL);

describe('An event that is sent', () => {
  const ids: unknown[] = [];
  let send: MockInstance<typeof sending.sendOrder>;
  let ask: MockInstance<typeof client.query>;
  const fails = () =>
    send.mockImplementationOnce((_, { commandId }: { commandId?: unknown }) => {
      ids.push(commandId);
      return Promise.reject(new Error('offline'));
    });
  const goes = () =>
    send.mockImplementationOnce((_, { commandId }: { commandId?: unknown }) => {
      ids.push(commandId);
      return Promise.resolve({ is: 'accepted', tournament: 't-1', seq: 0, token: 'k' });
    });
  beforeEach(() => {
    ids.splice(0);
    send = vi.spyOn(sending, 'sendOrder');
    ask = vi.spyOn(client, 'query').mockResolvedValue({ data: undefined } as never);
  });

  it('once more after a lost connection is the same one, and another one after a change', async () => {
    fails();
    await expect(makeEvent(terms('One'))).rejects.toThrow('offline');
    goes();
    await makeEvent(terms('One'));
    goes();
    await makeEvent(terms('One'));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2], 'what was made is made anew on purpose').not.toBe(ids[1]);
    fails();
    await expect(makeEvent(terms('Two'))).rejects.toThrow('offline');
    goes();
    await makeEvent(terms('Two, changed'));
    expect(ids[4]).not.toBe(ids[3]);
  });

  it('is made when the server that is asked next knows of it', async () => {
    goes();
    await makeEvent(terms('Three'));
    expect(ask.mock.lastCall?.[0]).toMatchObject({ variables: { tournament: 't-1', token: 'k' } });
  });
});
