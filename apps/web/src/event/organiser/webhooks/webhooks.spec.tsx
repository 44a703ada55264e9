// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterRoom } from '../../../words/rooms.js';
import { loadWords } from '../../../words/words.js';
import { Webhooks } from './webhooks.js';

interface Asked {
  readonly name: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

const URL = 'https://bot.example.org/hook';
const delivery = (seq: number | null, outcome: string, status: number | null, attempt = 1) => ({
  __typename: 'WebhookDelivery',
  id: `${seq}-${attempt}`,
  seq,
  at: 1_700_000_000_000,
  attempt,
  outcome,
  status,
});
const webhook = (over: object = {}) => ({
  __typename: 'Webhook',
  id: 'wh-1',
  url: URL,
  kinds: [],
  position: 7,
  state: 'ACTIVE',
  stopped: null,
  nextAttemptAt: null,
  deliveries: [],
  ...over,
});

let asked: Asked[];
/** What the server answers to each operation. */
let answers: Record<string, () => object>;

function show(...webhooks: readonly object[]): void {
  answers['Webhooks'] = () => ({ webhooks });
  open();
}

function open(): void {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push({ name: operationName, variables });
        const answer = answers[operationName ?? ''];
        if (answer === undefined) return observer.error(new Error('nobody answers'));
        observer.next({ data: answer() });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <Webhooks tournament="t-1" />
    </ApolloProvider>,
  );
}

const sent = (name: string) => asked.filter((one) => one.name === name);
const press = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  await loadWords();
  await enterRoom('event');
});
beforeEach(() => {
  [asked, answers] = [[], {}];
});
afterEach(cleanup);

describe('The webhooks of an event', () => {
  it('are none at first, and the form is there', async () => {
    show();
    expect(await screen.findByText('Nobody is told yet.')).toBeTruthy();
    expect(screen.getByLabelText('Address (https)')).toBeTruthy();
  });

  it('say how they stand, with their last deliveries', async () => {
    show(
      webhook({ deliveries: [delivery(6, 'REFUSED', 500, 2), delivery(null, 'DELIVERED', 204)] }),
      webhook({ id: 'wh-2', state: 'STOPPED', stopped: 'GONE', kinds: ['round-published'] }),
    );
    expect(await screen.findByText('Next is event 7.', { exact: false })).toBeTruthy();
    expect(screen.getByText(/wants no more \(410\)/)).toBeTruthy();
    expect(screen.getByText('Told of: round-published.')).toBeTruthy();
    const [, first, second] = within(screen.getByRole('table', { hidden: true })).getAllByRole(
      'row',
      { hidden: true },
    );
    expect(first?.textContent).toContain('6Refused by the receiver (500) try 2');
    expect(second?.textContent).toContain('testDelivered (204)');
  });

  it('that cannot be asked for say so', async () => {
    open();
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
  });
});

describe('Another webhook', () => {
  const fill = async () =>
    void fireEvent.change(await screen.findByLabelText('Address (https)'), {
      target: { value: URL },
    });

  it('shows its secret once', async () => {
    answers['AddWebhook'] = () => ({
      done: {
        __typename: 'WebhookAdded',
        secret: 'whsec_once',
        webhook: { __typename: 'Webhook', id: 'wh-1', url: URL },
      },
    });
    show();
    await fill();
    fireEvent.click(screen.getByLabelText('Results'));
    await press('Add webhook');
    expect(await screen.findByDisplayValue('whsec_once')).toBeTruthy();
    expect(sent('AddWebhook')).toMatchObject([
      {
        variables: {
          tournament: 't-1',
          url: URL,
          kinds: ['result-entered', 'result-corrected', 'matches-recorded'],
        },
      },
    ]);
    await press('I have kept it');
    expect(screen.queryByDisplayValue('whsec_once')).toBeNull();
    expect(screen.getByLabelText('Address (https)')).toHaveProperty('value', '');
  });

  it('shows its secret though the list cannot be asked for afterwards', async () => {
    answers['AddWebhook'] = () => {
      delete answers['Webhooks'];
      return {
        done: {
          __typename: 'WebhookAdded',
          secret: 'whsec_once',
          webhook: { __typename: 'Webhook', id: 'wh-1', url: URL },
        },
      };
    };
    show();
    await fill();
    await press('Add webhook');
    expect(await screen.findByDisplayValue('whsec_once')).toBeTruthy();
  });

  it('that is refused says why, and what was typed stays', async () => {
    answers['AddWebhook'] = () => ({
      done: { __typename: 'WebhookRefused', says: 'Give an https address.' },
    });
    show();
    await fill();
    await press('Add webhook');
    expect((await screen.findByRole('alert')).textContent).toContain('Give an https address.');
    expect(screen.getByLabelText('Address (https)')).toHaveProperty('value', URL);
    expect(sent('AddWebhook')[0]?.variables['kinds']).toEqual([]);
  });

  it('waits where the server cannot be reached, and what was typed stays', async () => {
    show();
    await fill();
    await press('Add webhook');
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
    expect(screen.getByLabelText('Address (https)')).toHaveProperty('value', URL);
  });
});

describe('A webhook', () => {
  const changed = () => ({ done: { __typename: 'WebhookChanged' } });

  it('is sent everything again from an event on', async () => {
    answers['ReplayWebhook'] = changed;
    show(webhook());
    fireEvent.change(await screen.findByLabelText('From event'), { target: { value: '3' } });
    await press(`Send again to ${URL}`);
    expect(await screen.findByText(/sent again\.$/)).toBeTruthy();
    expect(sent('ReplayWebhook')[0]?.variables).toEqual({ id: 'wh-1', from: 3 });
    expect(sent('Webhooks')).toHaveLength(2);
  });

  it('that is active is not resumed, and one that has stopped is', async () => {
    answers['ResumeWebhook'] = changed;
    show(webhook(), webhook({ id: 'wh-2', url: 'https://other.example.org/', state: 'STOPPED' }));
    await press('Resume https://other.example.org/');
    await waitFor(() => expect(sent('ResumeWebhook')[0]?.variables).toEqual({ id: 'wh-2' }));
    expect(screen.queryByRole('button', { name: `Resume ${URL}` })).toBeNull();
  });

  it('is tried by a test, which says what became of it', async () => {
    answers['TestWebhook'] = () => ({
      done: {
        __typename: 'WebhookTested',
        delivery: { __typename: 'WebhookDelivery', outcome: 'UNKNOWN_NAME', status: null },
      },
    });
    show(webhook());
    await press(`Send a test to ${URL}`);
    expect(await screen.findByText('Test: Unknown name, or no public address')).toBeTruthy();
  });

  it('is removed once that was said twice', async () => {
    answers['RemoveWebhook'] = () => ({ done: { __typename: 'WebhookRemoved' } });
    show(webhook());
    await press(`Remove ${URL}`);
    await press('Keep');
    expect(sent('RemoveWebhook')).toEqual([]);
    await press(`Remove ${URL}`);
    await press('Remove for good');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Webhooks'));
    expect(sent('RemoveWebhook')[0]?.variables).toEqual({ id: 'wh-1' });
  });
});
