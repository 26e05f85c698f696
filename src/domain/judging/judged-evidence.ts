import type { Part } from '#domain/reading/reading.ts';
import { CRITERIA } from '#domain/scoring/bill-criteria.ts';
import type { AnswerFindings, CriterionFinding, CriterionId, JudgeRequest } from '#domain/scoring/findings.ts';
import { splitClauses } from '#domain/scoring/repetition.ts';
import type { Span } from '#domain/scoring/segment.ts';
import { type AskedPart, askedParts } from '#domain/telling/asked-parts.ts';
import type { Told } from '#domain/telling/told.ts';
import type { LevelWord, ModelJudgement } from './judgement.ts';
import type { PlacedQuote, Placing } from './placing.ts';

const LEVELS: Record<LevelWord, number> = { none: 0, weak: 0.55, strong: 1 };
/** What counts against evidence whose quote is only nearly there. */
const NEARLY = 0.85;

/** A level without its words falls: strong to weak if none were given, one level if they are not there. */
function levelOf(level: LevelWord, quote: string, place: PlacedQuote | undefined): number {
  if (level === 'none') return LEVELS.none;
  if (place) return LEVELS[level] * (place.isNearest ? NEARLY : 1);
  if (quote.trim() === '') return Math.min(LEVELS[level], LEVELS.weak);
  return level === 'strong' ? LEVELS.weak : LEVELS.none;
}

/** The criteria by what a model shows; those that it left out stay as they were. */
export function judgedCriteria(
  { checks }: ModelJudgement,
  { criteria }: AnswerFindings,
  placing: Placing,
): CriterionFinding[] {
  return (Object.keys(CRITERIA) as CriterionId[]).map((id) => {
    const check = checks.find((each) => each.id === id);
    if (!check) return criteria.find((each) => each.id === id) ?? { id, level: 0, quote: '' };
    const place = placing.find(check.quote);
    return { id, level: levelOf(check.level, check.quote, place), quote: place ? placing.words(place) : '' };
  });
}

export interface JudgedPart extends AskedPart {
  /** Undefined where the model says nothing of it. */
  level: number | undefined;
  place: PlacedQuote | undefined;
}

/** The parts that a question may wait for, by what a model shows of each. */
export const judgedParts = (
  { type, text }: JudgeRequest['question'],
  { parts }: ModelJudgement,
  placing: Placing,
): JudgedPart[] =>
  askedParts(type, text).map((asked) => {
    const judged = parts.find(({ part }) => [asked.part, asked.name.toLowerCase()].includes(part.toLowerCase()));
    if (!judged) return { ...asked, level: undefined, place: undefined };
    const place = placing.find(judged.quote);
    return { ...asked, level: levelOf(judged.level, judged.quote, place), place };
  });

const TOLD = { likelihood: 0.95, sure: 'told' } as const;
const ABSENT = { likelihood: 0.02, sure: 'absent' } as const;

/**
 * What each response tells, where a model has read it again: a part whose words it shows is told, whatever was read in
 * the turn; one that it finds nothing of is missing, but where the turn's own reading is sure of it.
 */
export function judgedTold(
  responses: JudgeRequest['responses'],
  parts: readonly JudgedPart[],
  placesOf: (span: Span) => { response: number; span: Span } | undefined,
): Told[] {
  return responses.map(({ answer, told: read = {} }, number) => {
    const told: Told = { ...read };
    for (const { part, level, place } of parts) {
      if (level === undefined || part === 'specific') continue;
      const here = place && level > 0 ? placesOf(place) : undefined;
      if (here?.response === number && !isSurelyTold(read, part))
        told[part] = { ...TOLD, place: wholeClauses(answer, here.span) };
      else if (level === 0 && !isSurelyTold(read, part)) told[part] = ABSENT;
      else if (level > 0 && read[part]?.sure === 'absent') told[part] = { likelihood: read[part].likelihood };
    }
    return told;
  });
}

export const isSurelyTold = (told: Told | undefined, part: Part): boolean =>
  told?.[part]?.sure === 'told' && told[part].place !== undefined;

/** A quote is shown in whole clauses. */
function wholeClauses(text: string, { start, end }: Span): Span {
  const touched = splitClauses(text).filter((clause) => clause.start < end && start < clause.end);
  return { start: touched[0]?.start ?? start, end: touched.at(-1)?.end ?? end };
}
