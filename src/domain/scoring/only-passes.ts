import { straighten } from '#domain/reading/straighten.ts';
import { countWords } from '#domain/reading/words.ts';
import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import { splitClauses } from './repetition.ts';
import { readRoles } from './roles.ts';

const PASSES =
  /\b(?:don'?t (?:really )?know|do not know|no idea|can'?t (?:really )?think of|cannot think of|nothing comes to mind|skip (?:this|it|that)|let'?s skip|can'?t remember|don'?t remember|never (?:really )?had (?:that|one|to)|don'?t have (?:an?|any|one))\b/i;
const ABOUT_BEING_ASKED =
  /^\W*(?:(?:so|well|oh|um|uh|and|but|no|yes|ah)\W+)*(?:i'm |i am |really |very |so )*sorry\b|\b(?:question|nervous|gone blank|(?:mind|head)(?: is|'s| has| went| goes)|next one|come back to|put me on the spot|th(?:is|at)(?: is|'s) an? \w+ one)\b/i;
const FEWEST_WORDS = 4;
const FEWEST_WORDS_BESIDE = 3;

/** Something was done, by the speaker or together with others. */
const isActed = (said: string): boolean => {
  const { ownActs, sharedActs, plannedActs } = readRoles(said, 0, false);
  return ownActs + sharedActs + plannedActs >= 1;
};

/** Whether one sentence tells anything beside that there is nothing to tell. */
function tells({ text, words, standing }: Evidence): boolean {
  const said = straighten(text);
  if (PASSES.test(said))
    return splitClauses(said)
      .map(({ start, end }) => said.slice(start, end))
      .some((clause) => !PASSES.test(clause) && countWords(clause) >= FEWEST_WORDS_BESIDE && isActed(clause));
  if (standing !== 'counted' || words.length < FEWEST_WORDS || said.endsWith('?')) return false;
  return isActed(said) || !ABOUT_BEING_ASKED.test(said);
}

/** Whether nothing is said but that there is no answer. Who tells something owns up to what they do not know, wherever. */
export const onlyPasses = ({ sentences }: AnswerEvidence): boolean =>
  sentences.some(({ text }) => PASSES.test(straighten(text))) && !sentences.some(tells);
