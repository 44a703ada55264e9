/** How somebody wants to be told: by a sound, and by the system where the browser can. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../app/form.css';
import {
  allowSystemNotices,
  readySound,
  sound,
  soundChoice,
  systemChoice,
  systemNotices,
} from './signal.js';

export function NoticeChoice() {
  const { t } = useTranslation();
  const [hasSound, setSound] = useState(soundChoice.read());
  const turn = (wants: boolean): void => {
    soundChoice.write(wants);
    setSound(wants);
    readySound();
    sound();
  };
  return (
    <details className="own-more">
      <summary>{t('own.notices.title')}</summary>
      <label className="pick">
        <input type="checkbox" checked={hasSound} onChange={({ target }) => turn(target.checked)} />
        <span>
          <b>{t('own.notices.sound')}</b>
          <small>{t('own.notices.soundSays')}</small>
        </span>
      </label>
      <SystemChoice />
    </details>
  );
}

function SystemChoice() {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(systemChoice.read());
  const can = systemNotices();
  if (can !== 'possible') return <p className="quiet">{t(`own.notices.cannot.${can}`)}</p>;
  const turn = (wants: boolean): void => {
    if (wants) void allowSystemNotices().then(setOn, () => setOn(false));
    else {
      systemChoice.write(false);
      setOn(false);
    }
  };
  return (
    <label className="pick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      <span>
        <b>{t('own.notices.system')}</b>
        <small>{t('own.notices.systemSays')}</small>
      </span>
    </label>
  );
}
