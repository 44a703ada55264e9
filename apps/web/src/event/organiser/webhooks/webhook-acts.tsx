/** What can be done about a webhook: try it, go on, send again from an event on, remove it. */
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from './problem.js';
import { RemoveWebhook } from './remove-webhook.js';
import { useWebhookOrder, type WebhookOrder } from './use-webhook-order.js';
import {
  REPLAY_WEBHOOK,
  RESUME_WEBHOOK,
  TEST_WEBHOOK,
  type WebhookFields,
} from './webhook-documents.js';

interface WebhookActsProps {
  readonly webhook: WebhookFields;
  readonly onChanged: () => Promise<unknown>;
}

export function WebhookActs({ webhook, onChanged }: WebhookActsProps) {
  const { t } = useTranslation();
  const { id, url, state } = webhook;
  const order = useWebhookOrder(onChanged);
  const [said, setSaid] = useState('');
  const resume = async (): Promise<void> => {
    setSaid('');
    const done = await order.send(RESUME_WEBHOOK, { id });
    if (done !== undefined) setSaid(t('webhooks.resumed'));
  };
  const test = async (): Promise<void> => {
    setSaid('');
    const done = await order.send(TEST_WEBHOOK, { id });
    if (done?.__typename === 'WebhookTested') {
      const { outcome, status } = done.delivery;
      setSaid(t('webhooks.tested', { outcome: t(`webhooks.outcome.${outcome}`, { status }) }));
    }
  };
  return (
    <>
      <div className="acts">
        {state !== 'ACTIVE' && (
          <Act
            order={order}
            url={url}
            named={state === 'STOPPED' ? 'resume' : 'retry'}
            onAct={() => void resume()}
          />
        )}
        <Act order={order} url={url} named="test" onAct={() => void test()} />
        <RemoveWebhook order={order} id={id} url={url} />
      </div>
      <Replay order={order} id={id} url={url} onReplayed={() => setSaid(t('webhooks.replayed'))} />
      <p role="status" className="quiet">
        {said}
      </p>
      <Problem of={order.problem} />
    </>
  );
}

interface ActProps {
  readonly order: WebhookOrder;
  readonly url: string;
  readonly named: 'resume' | 'retry' | 'test';
  readonly onAct: () => void;
}

function Act({ order, url, named, onAct }: ActProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button"
      disabled={order.isGoing}
      aria-label={t(`webhooks.${named}Of`, { url })}
      onClick={onAct}
    >
      {t(`webhooks.${named}`)}
    </button>
  );
}

interface ReplayProps {
  readonly order: WebhookOrder;
  readonly id: string;
  readonly url: string;
  readonly onReplayed: () => void;
}

function Replay({ order, id, url, onReplayed }: ReplayProps) {
  const { t } = useTranslation();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const from = Number(new FormData(event.currentTarget).get('from'));
    const done = await order.send(REPLAY_WEBHOOK, { id, from });
    if (done !== undefined) onReplayed();
  };
  return (
    <form className="webhook-replay" onSubmit={(event) => void submit(event)}>
      <label className="field">
        {t('webhooks.from')}
        <input name="from" type="number" inputMode="numeric" min={0} required defaultValue={0} />
      </label>
      <button
        type="submit"
        className="button"
        disabled={order.isGoing}
        aria-label={t('webhooks.replayOf', { url })}
      >
        {t('webhooks.replay')}
      </button>
    </form>
  );
}
