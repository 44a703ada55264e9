/** The worlds of the set; a Flag says which of them its fighter may use. Rule: B02. */
export const WORLDS = ['Brass Harbor', 'Midnight Orchard', 'Generic'] as const;
