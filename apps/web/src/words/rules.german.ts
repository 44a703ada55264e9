/** What the pages of rules and the lab say in German. */
import type { rulesEnglish } from './rules.english.js';

export const rulesGerman: typeof rulesEnglish = {
  rules: {
    title: 'Regeln',
    says: 'Wie jedes Spiel geht, und jede Aussage, die es entscheidet, mit den Szenarien, die sie beweisen.',
    of: 'Regeln von {{game}}',
    learn: 'Das Spiel lernen',
    onPage: 'Auf dieser Seite',
    statements: 'Jede Aussage',
    statementsSay:
      'Aussagen (R, B) stehen in den gedruckten Regeln, hier in eigenen Worten; wo diese schweigen, sagen Entscheidungen (A), wie das Spiel gelesen wird; Fälle (T) folgen aus beiden. Jede wird von Szenarien gezeigt, die bei jedem Test laufen.',
    find: 'Aussage suchen',
    found_one: '{{count}} Aussage',
    found_other: '{{count}} Aussagen',
    none: 'Das sagt keine Aussage.',
    grades: {
      certain: 'steht in den Regeln',
      supported: 'durch eine öffentliche Quelle gestützt',
      interpreted: 'unsere Lesart',
      derived: 'folgt aus anderen',
    },
    decision: 'Entschieden',
    reason: 'weil',
    scenarios_one: '{{count}} Szenario',
    scenarios_other: '{{count}} Szenarien',
    noScenario: 'anderswo gezeigt',
    reading: 'Szenarien werden gelesen …',
  },
  lab: {
    title: 'Labor',
    back: 'Alle Regeln von {{game}}',
    unknown: 'Dieses Szenario gibt es nicht. Vielleicht steht es jetzt in einer anderen Datei.',
    shows: 'Zeigt',
    asWritten: 'Wie es geschrieben ist',
    steps: 'Was geschieht',
    given: 'Der Tisch, wie er gegeben ist',
    own: 'Dein eigener Versuch',
    beforeSays:
      'Dieses Szenario handelt von dem, was vor dem Tisch kommt, oder von mehreren Spielen. Hier lässt es sich lesen; gespielt wird es in den Tests.',
    problem: 'Der Tisch ließ sich nicht decken: {{says}}',
    notAsked: 'Hier wird niemand etwas gefragt.',
    try: 'Probiere, was du willst: Nur diese Seite weiß davon. Der Zufall kommt aus einem festen Startwert.',
  },
};
