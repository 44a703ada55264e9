export function EntrantPage() {
  return null;
}
