/**
 * Words of rooms that few visitors enter: they are fetched with the first page of their room, so that
 * nobody else waits for them.
 */
import i18next, { type i18n } from 'i18next';
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

/** Words of rooms go where all words are. */
export function roomsOf(words: i18n) {
  const entered = new Set<Room>();
  /** The router fetches the first page before the words of the application itself are there. */
  const begun = new Promise<void>((done) => {
    if (words.isInitialized) done();
    else words.on('initialized', () => done());
  });

  async function fetchWords(room: Room, language: Language): Promise<void> {
    words.addResourceBundle(language, 'translation', await ROOMS[room][language](), true, true);
  }

  return {
    /** English stands in for what another language lacks, so it comes in any case. */
    async enterRoom(room: Room): Promise<void> {
      entered.add(room);
      await begun;
      const shown = words.language === 'de' ? 'de' : 'en';
      await Promise.all([fetchWords(room, 'en'), fetchWords(room, shown)]);
    },

    /** To be called before another language is shown: the rooms where somebody is have to speak it. */
    async translateRooms(language: Language): Promise<void> {
      await Promise.all([...entered].map((room) => fetchWords(room, language)));
    },
  };
}

export const { enterRoom, translateRooms } = roomsOf(i18next);
