/**
 * The commands that a record has accepted, by their ids: whoever sends one twice is told so. A
 * record may go on for a hundred thousand events, so only the last ones are known.
 */

/** At least so many accepted commands are known, and at most twice as many. */
export const KNOWN_COMMANDS = 8_192;

/**
 * Two generations: a map that lets its oldest entry go walks over all that it has let go before. What
 * is known depends on the number of events alone, so all readers know the same.
 */
export interface KnownCommands<A> {
  recent: Map<string, A>;
  earlier: ReadonlyMap<string, A>;
}

export const noCommands = <A>(): KnownCommands<A> => ({ recent: new Map(), earlier: new Map() });

export const findCommand = <A>(known: KnownCommands<A>, commandId: string): A | undefined =>
  known.recent.get(commandId) ?? known.earlier.get(commandId);

export function rememberCommand<A>(known: KnownCommands<A>, commandId: string, accepted: A): void {
  if (known.recent.size === KNOWN_COMMANDS) {
    known.earlier = known.recent;
    known.recent = new Map();
  }
  known.recent.set(commandId, accepted);
}
