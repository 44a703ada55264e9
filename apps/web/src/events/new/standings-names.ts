/** The released rules of standings that an event may be run by; the usual ones first. */
const STANDINGS = [
  'magic/1',
  'magic-online/2',
  'magic-online/1',
  'pokemon/1',
  'konami/2',
  'konami/1',
  'netrunner-single/1',
  'netrunner/1',
  'fide/2',
  'fide/1',
  'fide-round-robin/1',
] as const;

/** Of tables of three and more. */
const POD_STANDINGS = ['pods/1', 'friendomancy/1'] as const;

export const standingsFor = (isOfPods: boolean): readonly string[] =>
  isOfPods ? POD_STANDINGS : STANDINGS;

/** Money is counted in one game alone. */
export function usualStandings(isOfPods: boolean, game: string): string {
  if (!isOfPods) return 'magic/1';
  return game === 'friendomancy' ? 'friendomancy/1' : 'pods/1';
}
