/** The application in English and German. Game language stays English, as the cards are printed. */
import { ownDirection } from '@scoresheet/rules-engine/own-direction';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { english } from './english.js';
import { keptLanguage, languageOfBrowser, type Language } from './languages.js';
import { translateRooms } from './rooms.js';

export { LANGUAGES, type Language } from './languages.js';

export async function loadWords(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: english } },
    // React escapes markup; what turns the direction of writing is left to us.
    interpolation: { escape: ownDirection },
  });
  await chooseLanguage(keptLanguage.read() ?? languageOfBrowser());
}

/** Words of another language than English are fetched when somebody reads it. */
async function chooseLanguage(chosen: Language): Promise<void> {
  if (chosen === 'de' && !i18next.hasResourceBundle('de', 'translation')) {
    const { german } = await import('./german.js');
    i18next.addResourceBundle('de', 'translation', german, true, false);
  }
  await translateRooms(chosen);
  await i18next.changeLanguage(chosen);
  document.documentElement.lang = chosen;
}

export async function keepLanguage(chosen: Language): Promise<void> {
  keptLanguage.write(chosen);
  await chooseLanguage(chosen);
}
