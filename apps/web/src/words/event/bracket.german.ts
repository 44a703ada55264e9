/** What is said of brackets, in German. */
import type { bracketEnglish } from './bracket.english.js';

export const bracketGerman: typeof bracketEnglish = {
  bracket: {
    none: 'Dieses Turnier hat keinen K.-o.-Baum.',
    notBegun: 'Der K.-o.-Baum steht hier, sobald seine Phase begonnen hat.',
    noMatches: 'In diesem K.-o.-Baum muss niemand spielen.',
    phase: 'Phase',
    undone: {
      warning_one:
        'Abmelden oder Disqualifizieren würde eine gespielte Partie aufheben: {{matches}}. Ihr Verlierer käme weiter.',
      warning_other:
        'Abmelden oder Disqualifizieren würde gespielte Partien aufheben: {{matches}}. Ihre Verlierer kämen weiter.',
      match: '{{match}} (Runde {{round}}, Tisch {{table}})',
    },
    tools: 'Darstellung des K.-o.-Baums',
    smaller: 'Kleiner',
    larger: 'Größer',
    scale: '{{percent}} %',
    fit: 'Einpassen',
    print: 'Drucken',
    keys: 'Pfeiltasten führen von Spiel zu Spiel; + und − ändern die Größe, 0 passt sie ein.',
    stages: 'Stufen des K.-o.-Baums',
    stage: 'Stufe {{stage}}',
    last: { 1: 'Finale', 2: 'Halbfinale', 3: 'Viertelfinale' },
    table: 'Tisch {{table}}',
    seed: 'Setzplatz',
    won: 'hat gewonnen',
    winnerOf: 'Sieger von {{match}}',
    loserOf: 'Verlierer von {{match}}',
    match: {
      w: 'S{{round}}-{{number}}',
      l: 'V{{round}}-{{number}}',
      third: 'Spiel um Platz 3',
      gf1: 'Großes Finale',
      gf2: 'Zweites großes Finale',
    },
    status: {
      WAITING: 'wartet auf Gegner',
      READY: 'kann gespielt werden',
      WALKOVER: 'kampflos weiter',
      EMPTY: 'niemand ist da',
      NOT_NEEDED: 'nicht nötig',
      DONE: 'gespielt',
      NO_WINNER: 'beide sind ausgeschieden',
    },
  },
};
