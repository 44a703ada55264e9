/** Entrants by place, the first place first; a place that nobody has is left out. */
export function placesOf(places: ReadonlyMap<number, number>): number[][] {
  const taken = [...new Set(places.values())].sort((one, other) => one - other);
  return taken.map((place) =>
    [...places].filter(([, own]) => own === place).map(([entrant]) => entrant),
  );
}
