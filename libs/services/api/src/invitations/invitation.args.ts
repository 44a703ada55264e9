/** The invitation, as an argument of all that shows or seats. */
export const INVITATION_ARGUMENT = {
  nullable: true,
  description:
    'The code of your invitation, where the match is private and you have no seat there.',
} as const;
