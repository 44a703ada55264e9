export function OrganiserPage() {
  return null;
}
