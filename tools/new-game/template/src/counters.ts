/** Counters that everybody may know, in their order; `{}` stands for the number, or for its seat. */
export const COUNTERS = {
  points: { shown: 'Points {}', told: '{} points', always: true },
  turn: { shown: 'Turn {}', told: 'turn {}' },
  active: {},
};
