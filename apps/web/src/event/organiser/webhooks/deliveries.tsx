/** The last attempts at delivering to a webhook, the newest first. */
import { useTranslation } from 'react-i18next';
import { useMoment } from './use-moment.js';
import type { DeliveryFields, WebhookFields } from './webhook-documents.js';

export function Deliveries({ of: { deliveries, url } }: { readonly of: WebhookFields }) {
  const { t } = useTranslation();
  if (deliveries.length === 0) return <p className="quiet">{t('webhooks.deliveries.none')}</p>;
  return (
    <details className="webhook-deliveries">
      <summary>{t('webhooks.deliveries.title', { count: deliveries.length })}</summary>
      <table className="figures">
        <caption className="unseen">{t('webhooks.deliveries.of', { url })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('webhooks.deliveries.event')}</th>
            <th scope="col" data-words>
              {t('webhooks.deliveries.outcome')}
            </th>
            <th scope="col">{t('webhooks.deliveries.at')}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} {...delivery} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Delivery({ seq, at, attempt, outcome, status }: DeliveryFields) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  return (
    <tr data-outcome={outcome}>
      <td>{seq ?? t('webhooks.deliveries.test')}</td>
      <td data-words>
        {t(`webhooks.outcome.${outcome}`, { status })}
        {attempt > 1 && <small> {t('webhooks.deliveries.attempt', { attempt })}</small>}
      </td>
      <td>
        <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
      </td>
    </tr>
  );
}
