/** Who may read a part of an event: everybody, one seat, or the house (server and judges). */
export type SeatAudience = `seat${number}`;
export type Audience = 'public' | 'house' | SeatAudience;

const AUDIENCE = /^(?:public|house|seat[1-9][0-9]?)$/;

export const isAudience = (name: string): name is Audience => AUDIENCE.test(name);

/**
 * The order of an event's lines: the public one first, then the others as canonical JSON orders
 * the header's keys (house, seat1, seat10, seat2).
 */
export function inLineOrder(audiences: readonly Audience[]): readonly Audience[] {
  const sealed = audiences.filter((audience) => audience !== 'public');
  return ['public', ...sealed.sort()];
}
