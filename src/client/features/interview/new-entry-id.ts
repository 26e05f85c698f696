/** The id under which an answer is stored, so that sending it again stores it once. */
export const newEntryId = (): string => `ans_${crypto.randomUUID()}`;
