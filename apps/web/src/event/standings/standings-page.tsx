export function StandingsPage() {
  return null;
}
