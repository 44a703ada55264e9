/** As often as the server looks at itself: asked more often it would say the same. */
const EVERY_MS = 5_000;

/** For figures of now: never kept, and not asked for while nobody looks. */
export const POLL = {
  fetchPolicy: 'network-only',
  pollInterval: EVERY_MS,
  skipPollAttempt: () => document.hidden,
} as const;
