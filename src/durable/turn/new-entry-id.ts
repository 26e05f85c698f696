export const newEntryId = () => `ent_${crypto.randomUUID()}`;
