import { takesUp } from './takes-up.ts';
import { ABOVE, CAME_OF_IT, TELLS_SOMEBODY, YES_OR_NO } from './told-words.ts';

const DECIDES: Record<string, RegExp> = {
  change:
    /\b(?:chang\w+|alter\w*|raise\w*|stand\w*|stick\w*|keep|re-?mark\w*|mov\w+|adjust\w*|give (?:him|her|them|in))\b/i,
  tell: TELLS_SOMEBODY,
  report: TELLS_SOMEBODY,
  involve: ABOVE,
  escalate: ABOVE,
  work: CAME_OF_IT,
  help: CAME_OF_IT,
  succeed: CAME_OF_IT,
};

/** 'would you change the grade': a plain yes or no, a decision of that kind, or the same verb. */
export function tellsDecision(answer: string, part: string): boolean {
  if (YES_OR_NO.test(answer)) return true;
  const verb = /^\w+ (?:you|it|that|this|they|he|she|there|we) (?:\w+ly |still |ever |then )?(\w+)/i.exec(part)?.[1];
  const known = verb && DECIDES[verb.toLowerCase().replace(/(?:d|ed)$/, '')];
  if (known === TELLS_SOMEBODY) return ABOVE.test(answer) || takesUp(answer, part.replace(verb ?? '', ''));
  if (known) return known.test(answer);
  if (verb && /^(?:do|say|go|try)$/i.test(verb))
    return /\b(?:again|same|next time|differently|still|tomorrow|never)\b/i.test(answer);
  return verb === undefined || verb.length < 4 || takesUp(answer, verb);
}
