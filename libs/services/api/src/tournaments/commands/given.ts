/** What a client has sent, without what it left open: a command has no nulls. */
export const given = (sent: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null));
