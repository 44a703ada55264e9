/** What is said of accounts, guests and sessions, in German. */
import type { accountEnglish } from './account.english.js';

export const accountGerman: typeof accountEnglish = {
  account: {
    title: 'Konto',
    unknown: 'Mal sehen, wer du bist …',
    stranger:
      'Du siehst zu, ohne dass jemand weiß, wer du bist. Zum Spielen brauchst du nichts: Setz dich, und du bist ein Gast.',
    guest:
      'Du bist ein Gast, und das nur in diesem Browser. Was du als Gast spielst, bleibt hier deins.',
    guestLeaves:
      'Ein Konto ist jemand anderes: Was du als Gast spielst, bleibt beim Gast. Spiel zu Ende, bevor du dich anmeldest.',
    signedIn: 'Du bist angemeldet als',
    name: 'Name',
    password: 'Passwort',
    signIn: { title: 'Anmelden', do: 'Anmelden', instead: 'Ich habe ein Konto' },
    newAccount: { title: 'Neues Konto', do: 'Konto anlegen', instead: 'Ein Konto anlegen' },
    refused: {
      nameReserved:
        'Dieser Name ist reserviert: Andere hielten dich für die Turnierleitung, den Server oder einen Gast. Wähle einen anderen.',
      nameUnseen: 'Gib den Namen noch einmal ein, in einer Zeile und ohne unsichtbare Zeichen.',
      passwordTooCommon:
        'Dieses Passwort würde ein Dieb als eines der ersten versuchen, oder es ist kaum mehr als dein Name. Wähle ein anderes.',
    },
    out: 'Abmelden',
    leave: 'Diesen Gast vergessen',
    leaveAsk: 'Ein Gast kommt nicht wieder. Spiele, die noch laufen, würden auf niemanden warten.',
    leaveYes: 'Den Gast für immer vergessen',
    sessions: {
      title: 'Angemeldet auf',
      this: 'diesem Gerät',
      used: 'zuletzt benutzt',
      unnamed: 'Ein Gerät ohne Namen',
      end: 'Abmelden',
      endOf: '{{name}} abmelden',
      endAll: 'Überall abmelden',
    },
  },
};
