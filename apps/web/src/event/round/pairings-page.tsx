export function PairingsPage() {
  return null;
}
