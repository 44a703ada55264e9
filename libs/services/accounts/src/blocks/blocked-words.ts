/** What somebody who is blocked is told, and all that they are told. */

interface BlockOf {
  readonly reason: string;
  /** When the block ends; null: when somebody lifts it. */
  readonly until: Date | null;
}

const sentence = (what: string, { reason, until }: BlockOf): string => {
  const end = until === null ? '' : `, until ${until.toISOString().slice(0, 16)} UTC`;
  return `${what} is blocked${end}: ${reason} Whoever operates this server can lift it.`;
};

export const accountBlockedWords = (block: BlockOf): string => sentence('This account', block);

export const networkBlockedWords = (block: BlockOf): string =>
  sentence('The address that you come from', block);
