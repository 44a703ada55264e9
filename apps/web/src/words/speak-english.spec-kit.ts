/** The words of the application in English, whatever spec has run before in the same process. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { english } from './english.js';

export async function speakEnglish(): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: english } },
      interpolation: { escapeValue: false },
    });
  }
  await i18next.changeLanguage('en');
}
