/**
 * An error for the service's log: its name and where it came from. Its message stays out, because
 * it may name a card that nobody may know of.
 */
export function traced(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return [error.name, ...(error.stack?.match(/^ {4}at .*$/gm) ?? [])].join('\n');
}
