/** A form for another webhook; what is typed stays where it is refused. */
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from './problem.js';
import { ShownSecret } from './shown-secret.js';
import { KINDS_TO_TELL, TOLD_KINDS, type ToldKind } from './told-kinds.js';
import { useWebhookOrder } from './use-webhook-order.js';
import { ADD_WEBHOOK } from './webhook-documents.js';

interface AddWebhookProps {
  readonly tournament: string;
  readonly onAdded: () => Promise<unknown>;
}

export function AddWebhook({ tournament, onAdded }: AddWebhookProps) {
  const { t } = useTranslation();
  const order = useWebhookOrder(onAdded);
  const [added, setAdded] = useState<{ readonly url: string; readonly secret: string }>();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const variables = { tournament, url: String(given.get('url')), kinds: kindsIn(given) };
    const done = await order.send(ADD_WEBHOOK, variables);
    if (done?.__typename !== 'WebhookAdded') return;
    setAdded({ url: done.webhook.url, secret: done.secret });
  };
  if (added) return <ShownSecret {...added} onDone={() => setAdded(undefined)} />;
  return (
    <form
      className="add-webhook"
      aria-labelledby="add-webhook"
      onSubmit={(event) => void submit(event)}
    >
      <h3 id="add-webhook">{t('webhooks.add.title')}</h3>
      <label className="field">
        {t('webhooks.add.url')}
        <input name="url" type="url" required placeholder="https://" autoCapitalize="off" />
      </label>
      <Kinds />
      <Problem of={order.problem} />
      <button className="button" data-main type="submit" disabled={order.isGoing}>
        {t('webhooks.add.do')}
      </button>
    </form>
  );
}

function Kinds() {
  const { t } = useTranslation();
  return (
    <fieldset className="picks" data-row>
      <legend>
        {t('webhooks.add.kinds')} <small className="quiet">{t('webhooks.add.kindsSay')}</small>
      </legend>
      {KINDS_TO_TELL.map((kind) => (
        <label key={kind} className="pick">
          <input type="checkbox" name="kinds" value={kind} />
          <span>{t(`webhooks.kind.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Types of events; none where nothing is chosen, which means all of them. */
const kindsIn = (given: FormData): string[] =>
  given.getAll('kinds').flatMap((kind) => [...TOLD_KINDS[kind as ToldKind]]);
