/** What is said of the screen for a hall, in German. */
import type { wallEnglish } from './wall.english.js';

export const wallGerman: typeof wallEnglish = {
  wall: {
    title: 'Wand',
    rank: 'Rang',
    after: 'Tabelle nach Runde {{round}}',
    final: 'Endstand',
    bye: 'Freilos',
    name: 'Spieler',
    table: 'Tisch',
    against: 'gegen, oder Ergebnis',
    results: 'Ergebnisse, wie sie kommen',
    code: 'Code für Telefone: {{address}}',
    scan: 'Scannen: dein Tisch, die Uhr und die Tabelle.',
    alone:
      'Telefone finden diese Adresse nicht. Öffne diese Ansicht über die Adresse dieses Rechners im Netz, dann steht hier ein Code zum Scannen.',
    says: {
      DRAFT: 'Dieses Turnier ist ein Entwurf.',
      ANNOUNCED: 'Die Anmeldung öffnet bald.',
      REGISTRATION: 'Die Anmeldung ist offen.',
      CHECK_IN: 'Sag, dass du da bist: melde dich anwesend.',
      PLAYING: 'Hier stehen die nächsten Paarungen.',
      PAUSED: 'Das Turnier ist unterbrochen.',
      FINISHED: 'Das Turnier ist zu Ende. Danke fürs Mitspielen.',
      CANCELLED: 'Das Turnier ist abgesagt.',
    },
  },
};
