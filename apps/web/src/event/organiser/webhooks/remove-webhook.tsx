/** Removes a webhook, once it was said twice: its secret cannot be had again. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookOrder } from './use-webhook-order.js';
import { REMOVE_WEBHOOK } from './webhook-documents.js';

interface RemoveWebhookProps {
  readonly order: WebhookOrder;
  readonly id: string;
  readonly url: string;
}

export function RemoveWebhook({ order, id, url }: RemoveWebhookProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const remove = async (): Promise<void> => {
    const done = await order.send(REMOVE_WEBHOOK, { id });
    // The row is gone, and whoever uses the keyboard goes on at the head of the list.
    if (done !== undefined) document.getElementById('webhooks')?.focus();
  };
  if (!isAsked) {
    return (
      <button
        type="button"
        className="button"
        aria-label={t('webhooks.removeOf', { url })}
        onClick={() => setAsked(true)}
      >
        {t('webhooks.remove')}
      </button>
    );
  }
  return (
    <span className="acts" role="group" aria-label={t('webhooks.removeOf', { url })}>
      <button type="button" className="button" autoFocus onClick={() => setAsked(false)}>
        {t('webhooks.keep')}
      </button>
      <button
        type="button"
        className="button"
        data-grave
        disabled={order.isGoing}
        onClick={() => void remove()}
      >
        {t('webhooks.removeForGood')}
      </button>
    </span>
  );
}
