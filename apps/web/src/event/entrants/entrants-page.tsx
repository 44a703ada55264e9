export function EntrantsPage() {
  return null;
}
