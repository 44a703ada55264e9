import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterRoom, translateRooms } from './rooms.js';

const KEY = 'event.to.now';

let early: Promise<void>;

describe('The words of a room', () => {
  beforeAll(async () => {
    // The first page that somebody opens is of a room, and is fetched before all else is there.
    early = enterRoom('operator');
    await i18next.init({ lng: 'en', fallbackLng: 'en', resources: { en: { translation: {} } } });
  });

  it('are there once somebody has entered it, and in another language when that is chosen', async () => {
    expect(i18next.t(KEY)).toBe(KEY);
    await enterRoom('event');
    expect(i18next.t(KEY)).toBe('Now');
    await translateRooms('de');
    await i18next.changeLanguage('de');
    expect(i18next.t(KEY)).toBe('Jetzt');
  });

  it('wait for those of all pages, where its page is the first one', async () => {
    await early;
    expect(i18next.getFixedT('en')('operator.title')).toBe('Operator');
  });

  it('come in English as well as in the language that is read', async () => {
    await i18next.changeLanguage('de');
    await enterRoom('event');
    expect(i18next.getFixedT('en')(KEY)).toBe('Now');
    expect(i18next.getFixedT('de')(KEY)).toBe('Jetzt');
  });
});
