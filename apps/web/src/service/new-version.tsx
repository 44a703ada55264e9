/** Says that the server has other pages by now: rules may have changed, and this one is an old one. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchConnection } from '../api/socket.js';
import { askService } from './service.js';

const ASK_EVERY_MS = 300_000;

export function NewVersion() {
  const { t } = useTranslation();
  const [isNew, setNew] = useState(false);
  useEffect(() => watchBuild(() => setNew(true)), []);
  if (!isNew) return null;
  return (
    <p className="notice" role="status">
      {t('newVersion.says')}{' '}
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('newVersion.reload')}
      </button>
    </p>
  );
}

/** Asks at once, now and then, and whenever the server can be heard again. */
function watchBuild(changed: () => void): () => void {
  let first: string | undefined;
  const ask = async (): Promise<void> => {
    const build = await askService();
    first ??= build;
    if (build !== first) changed();
  };
  const look = (): void => void ask().catch(() => undefined);
  look();
  const timer = setInterval(look, ASK_EVERY_MS);
  const stop = watchConnection((connection) => connection === 'connected' && look());
  return () => {
    clearInterval(timer);
    stop();
  };
}
