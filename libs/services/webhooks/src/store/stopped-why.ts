/** Why nothing is delivered to a webhook until somebody resumes it. */
export type StoppedWhy = 'gone' | 'given-up' | 'secret-unreadable';
