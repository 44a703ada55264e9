import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { roomsOf } from './rooms.js';

const KEY = 'event.to.now';

/** Words of their own: those of the application are for the specs of its pages. */
async function someWords(lng: 'en' | 'de' = 'en') {
  const words = createInstance();
  const rooms = roomsOf(words);
  // The first page that somebody opens is of a room, and is fetched before all else is there.
  const early = rooms.enterRoom('operator');
  await words.init({ lng, fallbackLng: 'en', resources: { en: { translation: {} } } });
  await early;
  return { words, ...rooms };
}

describe('The words of a room', () => {
  it('are there once somebody has entered it, and in another language when that is chosen', async () => {
    const { words, enterRoom, translateRooms } = await someWords();
    expect(words.t(KEY)).toBe(KEY);
    await enterRoom('event');
    expect(words.t(KEY)).toBe('Now');
    await translateRooms('de');
    await words.changeLanguage('de');
    expect(words.t(KEY)).toBe('Jetzt');
  });

  it('wait for those of all pages, where its page is the first one', async () => {
    const { words } = await someWords();
    expect(words.t('operator.title')).toBe('Operator');
  });

  it('come in English as well as in the language that is read', async () => {
    const { words, enterRoom } = await someWords('de');
    await enterRoom('event');
    expect(words.getFixedT('en')(KEY)).toBe('Now');
    expect(words.getFixedT('de')(KEY)).toBe('Jetzt');
  });
});
