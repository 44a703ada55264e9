/** The menu: who one is, where one may go on a narrow screen, and the settings of this browser. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { OperatorWay } from '../account/operator-way.js';
import { WhoAmI } from '../account/who-am-i.js';
import { keepLanguage, LANGUAGES, type Language } from '../words/words.js';
import { Places } from './places.js';
import { singleKeys } from './single-keys.js';
import { chooseTheme, chosenTheme, type Theme } from './theme.js';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function Settings() {
  const { t } = useTranslation();
  return (
    <details className="settings">
      <summary>{t('settings.title')}</summary>
      <div className="settings-sheet">
        <Places />
        <WhoAmI />
        <OperatorWay />
        <ThemeChoice />
        <LanguageChoice />
        <KeysChoice />
        <NavLink to="/licences">{t('licences.title')}</NavLink>
      </div>
    </details>
  );
}

function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (chosen: Theme): void => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <label>
      {t('settings.theme')}
      <select value={theme} onChange={({ target }) => choose(target.value as Theme)}>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {t(`settings.themes.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function LanguageChoice() {
  const { t, i18n } = useTranslation();
  return (
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
  );
}

function KeysChoice() {
  const { t } = useTranslation();
  const [areOn, setOn] = useState(singleKeys.read);
  const choose = (on: boolean): void => {
    singleKeys.write(on);
    setOn(on);
  };
  return (
    <label className="settings-check">
      <input type="checkbox" checked={areOn} onChange={({ target }) => choose(target.checked)} />
      {t('settings.keys')}
    </label>
  );
}
