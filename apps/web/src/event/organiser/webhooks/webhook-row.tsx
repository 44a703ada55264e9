/** One webhook: where it leads, how it stands, what can be done about it, and its last deliveries. */
import { useTranslation } from 'react-i18next';
import { Deliveries } from './deliveries.js';
import { useMoment } from './use-moment.js';
import { WebhookActs } from './webhook-acts.js';
import type { WebhookFields } from './webhook-documents.js';

interface WebhookRowProps {
  readonly webhook: WebhookFields;
  readonly onChanged: () => Promise<unknown>;
}

export function WebhookRow({ webhook, onChanged }: WebhookRowProps) {
  const { t } = useTranslation();
  const { url, kinds } = webhook;
  return (
    <li className="webhook" data-state={webhook.state}>
      <h3>
        <bdi>{url}</bdi>
      </h3>
      <Standing {...webhook} />
      <p className="quiet">
        {kinds.length === 0
          ? t('webhooks.allKinds')
          : t('webhooks.someKinds', { kinds: kinds.join(', ') })}
      </p>
      <WebhookActs webhook={webhook} onChanged={onChanged} />
      <Deliveries of={webhook} />
    </li>
  );
}

function Standing({ state, stopped, position, nextAttemptAt }: WebhookFields) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  if (state === 'STOPPED') {
    return (
      <p className="webhook-standing">
        <strong>{t('webhooks.state.STOPPED')}</strong> {t(`webhooks.stopped.${stopped ?? 'GONE'}`)}
      </p>
    );
  }
  const at = nextAttemptAt === null ? undefined : momentOf(nextAttemptAt);
  return (
    <p className="webhook-standing">
      <strong>{t(`webhooks.state.${state}`)}</strong>{' '}
      {at === undefined
        ? t('webhooks.position', { position })
        : t('webhooks.nextAttempt', { position, at })}
    </p>
  );
}
