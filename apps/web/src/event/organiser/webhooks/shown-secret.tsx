/** The secret of a new webhook, which is shown this once. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../match/lobby/copy-text.js';

interface ShownSecretProps {
  readonly url: string;
  readonly secret: string;
  readonly onDone: () => void;
}

export function ShownSecret({ url, secret, onDone }: ShownSecretProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = (): void => {
    if (field.current) void copyText(field.current).then(setCopied);
  };
  return (
    <div className="shown-secret" role="group" aria-labelledby="shown-secret">
      <h3 id="shown-secret">{t('webhooks.secret.title')}</h3>
      <p>{t('webhooks.secret.says', { url })}</p>
      <label className="field">
        {t('webhooks.secret.name')}
        <input
          ref={field}
          readOnly
          autoFocus
          value={secret}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <div className="acts">
        <button type="button" className="button" data-main onClick={copy}>
          {t(copied ? 'webhooks.secret.copied' : 'webhooks.secret.copy')}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {t('webhooks.secret.done')}
        </button>
      </div>
      <p role="status" className="quiet">
        {copied === false && t('webhooks.secret.select')}
      </p>
    </div>
  );
}
