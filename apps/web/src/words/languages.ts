/** The languages of the application, and which one this browser reads. */
import { kept } from '../app/kept.js';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

export const keptLanguage = kept<Language | null>('language', null);

export const languageOfBrowser = (): Language =>
  navigator.languages.some((each) => /^de\b/.test(each)) ? 'de' : 'en';
