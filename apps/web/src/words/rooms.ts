/**
 * Words of rooms that few visitors enter: they are fetched with the first page of their room, so that
 * nobody else waits for them.
 */
import i18next from 'i18next';
import type { Language } from './languages.js';

type Words = Readonly<Record<string, unknown>>;

const ROOMS = {
  event: {
    en: async (): Promise<Words> => (await import('./event/event.english.js')).eventEnglish,
    de: async (): Promise<Words> => (await import('./event/event.german.js')).eventGerman,
  },
  operator: {
    en: async (): Promise<Words> =>
      (await import('./operator/operator.english.js')).operatorEnglish,
    de: async (): Promise<Words> => (await import('./operator/operator.german.js')).operatorGerman,
  },
} as const satisfies Record<string, Record<Language, () => Promise<Words>>>;

export type Room = keyof typeof ROOMS;

const entered = new Set<Room>();
const there = new Set<string>();

/** The router fetches the first page before the words of the application itself are there. */
const begun = new Promise<void>((done) => {
  if (i18next.isInitialized) done();
  else i18next.on('initialized', () => done());
});

/** English stands in for what another language lacks, so it comes in any case. */
export async function enterRoom(room: Room): Promise<void> {
  entered.add(room);
  await begun;
  await Promise.all([fetchWords(room, 'en'), fetchWords(room, languageNow())]);
}

/** To be called before another language is shown: the rooms where somebody is have to speak it. */
export const translateRooms = async (language: Language): Promise<void> => {
  await Promise.all([...entered].map((room) => fetchWords(room, language)));
};

const languageNow = (): Language => (i18next.language === 'de' ? 'de' : 'en');

async function fetchWords(room: Room, language: Language): Promise<void> {
  const key = `${room}.${language}`;
  if (there.has(key)) return;
  i18next.addResourceBundle(language, 'translation', await ROOMS[room][language](), true, true);
  there.add(key);
}
