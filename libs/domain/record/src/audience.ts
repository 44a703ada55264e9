/** Who may read a part of an event: everybody, one seat, or the house (server and judges). */
export type SeatAudience = `seat${number}`;
export type Audience = 'public' | 'house' | SeatAudience;

const AUDIENCE = /^(?:public|house|seat[1-9][0-9]?)$/;

export function isAudience(name: string): name is Audience {
  return known.has(name as Audience) || isNewAudience(name);
}

/** Names are looked at once: there are a hundred and one at most. */
const known = new Set<Audience>();

function isNewAudience(name: string): boolean {
  if (!AUDIENCE.test(name)) return false;
  known.add(name as Audience);
  return true;
}

/**
 * The order of an event's lines: the public one first, then the others as canonical JSON orders
 * the header's keys (house, seat1, seat10, seat2).
 */
export function inLineOrder(audiences: readonly Audience[]): readonly Audience[] {
  const ordered: Audience[] = ['public'];
  for (const audience of audiences) {
    if (audience === 'public') continue;
    // Audiences are few, nearly always in order: the built-in sort makes garbage for each event.
    let at = ordered.length;
    for (; at > 1 && (ordered[at - 1] as Audience) > audience; at -= 1) {
      ordered[at] = ordered[at - 1] as Audience;
    }
    ordered[at] = audience;
  }
  return ordered;
}
