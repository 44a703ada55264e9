/** Theme and language of this browser. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhoAmI } from '../account/who-am-i.js';
import { keepLanguage, LANGUAGES, type Language } from '../words/words.js';
import { chooseTheme, chosenTheme, type Theme } from './theme.js';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function Settings() {
  const { t, i18n } = useTranslation();
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <details className="settings">
      <summary>{t('settings.title')}</summary>
      <div className="settings-sheet">
        <WhoAmI />
        <label>
          {t('settings.theme')}
          <select
            value={theme}
            onChange={({ target }) => {
              chooseTheme(target.value as Theme);
              setTheme(target.value as Theme);
            }}
          >
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {t(`settings.themes.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('settings.language')}
          <select
            value={i18n.language}
            onChange={({ target }) => void keepLanguage(target.value as Language)}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}
