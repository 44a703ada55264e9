/** Who is told of an event: addresses with their last deliveries, and a form for another one. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { AddWebhook } from './add-webhook.js';
import { Problem, problemOf } from './problem.js';
import { WEBHOOKS } from './webhook-documents.js';
import { WebhookRow } from './webhook-row.js';
import './webhooks.css';

/** Deliveries are no events of the tournament: nobody tells a page of them. */
const LOOK_EVERY_MS = 5_000;

export function Webhooks({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(WEBHOOKS, {
    variables: { tournament },
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const webhooks = data?.webhooks;
  return (
    <section className="webhooks" aria-labelledby="webhooks">
      <h2 id="webhooks" tabIndex={-1}>
        {t('webhooks.title')}
      </h2>
      <p className="quiet">{t('webhooks.says')}</p>
      {!webhooks && !error && <p className="quiet">{t('state.loading')}</p>}
      <Problem of={error && problemOf(error, t('state.unreachable'))} />
      {webhooks?.length === 0 && <p>{t('webhooks.none')}</p>}
      {webhooks && (
        <ul className="webhook-rows">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onChanged={refetch} />
          ))}
        </ul>
      )}
      {webhooks && <AddWebhook tournament={tournament} onAdded={refetch} />}
    </section>
  );
}
