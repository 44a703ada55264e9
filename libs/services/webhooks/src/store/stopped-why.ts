/** Why nothing is delivered to a webhook until somebody resumes it. */
export const STOPPED_WHY = ['gone', 'given-up', 'secret-unreadable'] as const;
export type StoppedWhy = (typeof STOPPED_WHY)[number];
