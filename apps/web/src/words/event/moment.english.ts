/** What is said of moments of an event, in English. */
export const momentEnglish = {
  moment: {
    title: 'The line of time',
    slider: 'As of which moment',
    now: 'Now',
    isNow: 'as it is now',
    at: 'as of {{time}} (event {{seq}})',
    round: 'round',
  },
};
