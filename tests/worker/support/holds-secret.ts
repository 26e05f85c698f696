/**
 * Whether a secret stands somewhere in a text. Between other digits six digits are part of a longer number, such as a
 * time in milliseconds, where any code turns up by chance.
 */
export const holdsSecret = (text: string, secret: string): boolean =>
  text
    .split(secret)
    .some((before, i, parts) => i + 1 < parts.length && !insideNumber(before, secret, parts[i + 1] ?? ''));

const insideNumber = (before: string, secret: string, after: string) =>
  /^\d+$/.test(secret) && (/\d$/.test(before) || /^\d/.test(after));
