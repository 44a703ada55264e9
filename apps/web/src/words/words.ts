/** The application in English and German. Game language stays English, as the cards are printed. */
import { ownDirection } from '@scoresheet/rules-engine/own-direction';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { kept } from '../app/kept.js';
import { english } from './english.js';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const language = kept<Language | null>('language', null);

const ofBrowser = (): Language =>
  navigator.languages.some((each) => /^de\b/.test(each)) ? 'de' : 'en';

export async function loadWords(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: english } },
    // React escapes markup; what turns the direction of writing is left to us.
    interpolation: { escape: ownDirection },
  });
  await chooseLanguage(language.read() ?? ofBrowser());
}

/** Words of another language than English are fetched when somebody reads it. */
async function chooseLanguage(chosen: Language): Promise<void> {
  if (chosen === 'de' && !i18next.hasResourceBundle('de', 'translation')) {
    const { german } = await import('./german.js');
    i18next.addResourceBundle('de', 'translation', german);
  }
  await i18next.changeLanguage(chosen);
  document.documentElement.lang = chosen;
}

export async function keepLanguage(chosen: Language): Promise<void> {
  language.write(chosen);
  await chooseLanguage(chosen);
}
