export function NewEventPage() {
  return null;
}
