/** All keys of a match, over the page. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const KEYS = [
  ['k', 'play'],
  ['j ←', 'back'],
  ['l →', 'on'],
  ['J L', 'turn'],
  ['< >', 'ends'],
  ['1 … 9', 'digit'],
  ['n', 'notable'],
  ['f', 'flip'],
  ['v', 'eyes'],
  ['?', 'help'],
] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="card-sheet" aria-label={t('keys.title')} onClose={onClose}>
      <h2>{t('keys.title')}</h2>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" autoFocus onClick={onClose}>
        {t('match.close')}
      </button>
    </dialog>
  );
}
