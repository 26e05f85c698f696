/** The id of what somebody said, where its sender gives none. */
export const newEntryId = () => `ent_${crypto.randomUUID()}`;
