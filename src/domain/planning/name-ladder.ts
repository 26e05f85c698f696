/** A kind of institution and the parts of it that carry names of their own, as the last or first words of a name. */
interface Ladder {
  kind: string;
  whole: RegExp;
  part: RegExp;
}

const LADDERS: readonly Ladder[] = [
  {
    kind: 'university',
    whole: /\b(?:university|universität|université)\b/i,
    part: /\b(?:institute|department|dept|school of|college|faculty|lab|laboratory|centre|center|group|farm|observatory|museum|gallery|campus)\b/i,
  },
  {
    kind: 'health',
    whole:
      /\b(?:nhs|trust|health (?:board|service|services|authority|district)|hospitals|medical cent(?:re|er)|hospital|health)\b/i,
    part: /\b(?:ward|wing|unit|clinic|pavilion|block|dept|department|building)\b/i,
  },
  {
    kind: 'trust of schools',
    whole:
      /\b(?:trust|school (?:district|division|board)|schools|federation|diocese|board of education|education society)\b/i,
    part: /\b(?:school|academy|primary|elementary|college|nursery)\b/i,
  },
  {
    kind: 'trust of hospitals',
    whole: /\b(?:nhs|trust|health (?:board|service|services|authority|district|group)|hospitals)\b/i,
    part: /\bhospital\b/i,
  },
  {
    kind: 'council',
    whole: /\b(?:council|county|city of|borough of|municipality)\b/i,
    part: /\b(?:directorate|department|depot|library|centre|center|service|services|museum|park|gallery|pool|station)\b/i,
  },
];

/** Of which kinds a name is the whole, where another name is a part of it, and of which a part, where the whole is named. */
export function laddersOf(names: readonly string[]): (name: string) => readonly string[] {
  const present = LADDERS.map((ladder) => ({
    ...ladder,
    hasWhole: names.some((name) => ladder.whole.test(name)),
    hasPart: names.some((name) => ladder.part.test(name) && !ladder.whole.test(name)),
  })).filter(({ hasWhole, hasPart }) => hasWhole && hasPart);
  return (name) =>
    present.flatMap(({ kind, whole, part }) =>
      whole.test(name) ? [`whole: ${kind}`] : part.test(name) ? [`part: ${kind}`] : [],
    );
}
