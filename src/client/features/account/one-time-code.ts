export const CODE_DIGITS = 6;

/** The digits of what was typed or pasted, at most six. */
export const readCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_DIGITS);

export const isCodeComplete = (code: string): boolean => code.length === CODE_DIGITS;
