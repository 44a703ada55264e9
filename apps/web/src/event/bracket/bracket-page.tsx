export function BracketPage() {
  return null;
}
