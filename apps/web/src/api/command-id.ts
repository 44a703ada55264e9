/** Ids of commands: random, and made without anything that only a secure page may use. */
const BYTES = 16;

export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
