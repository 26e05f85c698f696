import type { z } from 'zod';

/**
 * What is said of a value that does not fit where the contract has no words of its own for it. Those are for whoever
 * writes a client, so they name the field; the contract's own are shown to people, and never begin with one.
 */
export function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.join('.') ?? '';
  const subject = field ? `The field ${field}` : 'The request';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${subject} is missing` : `${subject} must be ${article(issue.expected)}`;
    case 'too_big':
      return `${subject} is too long or too large: ${issue.maximum} at most`;
    case 'too_small':
      return `${subject} is too short or too small: ${issue.minimum} at least`;
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.join(' or ')} here`;
    default:
      return `${subject} has a value that is not taken here`;
  }
}

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
