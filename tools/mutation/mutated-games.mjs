/**
 * What is broken in each game: its combat and one phase; and the rooms whose specs have to notice,
 * besides the scenarios. Another game is one more entry.
 *
 * @type {Readonly<Record<string, { mutate: readonly string[], rooms: readonly string[] }>>}
 */
export const MUTATED_GAMES = {
  fuzzycards: {
    mutate: [
      'combat/!(*.spec).ts',
      'turn/{activate,play-card,refuse-activate,use-ability,ways-to-play}.ts',
    ],
    rooms: ['combat', 'turn'],
  },
  buddies: {
    mutate: ['combat/!(*.spec).ts', 'turn/end.ts', 'endings.ts'],
    rooms: ['combat', 'turn'],
  },
  friendomancy: {
    mutate: ['combat/!(*.spec).ts', 'turn/draw-step.ts'],
    rooms: ['combat', 'turn'],
  },
  buddyfight: {
    mutate: ['combat/!(*.spec).ts', 'turn/start.ts', 'timing/check.ts'],
    rooms: ['combat', 'turn', 'timing'],
  },
};
