import type { AnswerEvidence, Evidence } from './evidence.ts';
import type { AnswerFindings, CriterionFinding, CriterionId } from './findings.ts';
import { PROFANITY } from './lexicon/spoken-noise.ts';
import { type PartStrength, saturate } from './parts.ts';
import { EMPTY_BELOW } from './standing.ts';
import { sum } from './sum.ts';

/** How much of each criterion was earned, and the words that earned it. */
export function problemAnswerCriteria(evidence: AnswerEvidence, parts: readonly PartStrength[]): CriterionFinding[] {
  const levels = measureLevels(evidence, parts);
  return (Object.keys(levels) as CriterionId[]).map((id) => ({ id, ...levels[id] }));
}

/** What is taken off whatever was earned. */
export function problemAnswerDeductions(text: string, evidence: AnswerEvidence): AnswerFindings['problemAnswer'] {
  const profanities = text.match(PROFANITY) ?? [];
  const off = evidence.sentences.find((s) => s.standing === 'off_topic');
  return [
    { label: 'Strong language', points: Math.min(15, 6 * profanities.length), quote: profanities[0] ?? '' },
    {
      label: 'Off topic',
      points: evidence.offTopicShare > 0.1 ? 24 * evidence.offTopicShare : 0,
      quote: off?.text ?? '',
    },
  ];
}

interface Level {
  level: number;
  quote: string;
}

/** A principle earns next to nothing, a sentence about nothing in particular earns half. */
const credit = (s: Evidence) =>
  s.certainty * (s.roles.generic ? 0.15 : 1) * (s.substance < EMPTY_BELOW ? 0 : 0.2 + 0.8 * s.substance);

function measureLevels(evidence: AnswerEvidence, parts: readonly PartStrength[]): Record<CriterionId, Level> {
  const { counted, type, specific, signalHits, competencyHits, genericShare } = evidence;
  const isStory = type === 'behavioral';
  const isPlan =
    type === 'situational' ||
    (type === 'technical' &&
      sum(counted, ({ roles }) => roles.plannedActs) > sum(counted, ({ roles }) => roles.ownActs));
  const total = (of: (s: Evidence) => number) => sum(counted, (s) => of(s) * credit(s));
  const best = (of: (s: Evidence) => number) => {
    const top = counted.reduce<Evidence | undefined>(
      (found, s) => (of(s) * credit(s) > (found ? of(found) * credit(found) : 0) ? s : found),
      undefined,
    );
    return top?.text ?? '';
  };
  const strengthOf = (role: PartStrength['part']['role']) =>
    Math.max(0, ...parts.filter(({ part }) => part.role === role).map(({ strength }) => strength));

  const own = total(
    ({ roles }) => (isPlan ? roles.plannedActs + 0.4 * roles.ownActs : roles.ownActs) + 0.3 * roles.sharedActs,
  );
  const reasons = total(({ roles }) => roles.reason + 0.5 * roles.duty + 0.4 * roles.contrast);
  const depth = isStory ? saturate(own + 0.35 * reasons, 4) : saturate(own + 1.2 * reasons, isPlan ? 4.2 : 3.2);
  const concrete =
    0.4 *
      saturate(
        total((s) => (s.hasProof ? 1 : 0)),
        1.8,
      ) +
    0.6 * saturate(specific.size, 22);
  const hits = saturate(signalHits + 0.7 * competencyHits, 3.2);
  const relevance = (isStory ? 0.4 : 0.35) + 0.6 * hits;
  const outcome =
    isPlan || !isStory
      ? Math.max(
          strengthOf('outcome'),
          0.8 *
            saturate(
              total(({ roles }) => roles.outcome),
              0.8,
            ),
        )
      : strengthOf('outcome');
  const insight = saturate(
    total(({ roles }) => roles.learning + (isStory ? 0 : 0.5 * roles.fit + 0.5 * roles.contrast + 0.25 * roles.reason)),
    0.7,
  );
  const episode = isStory
    ? Math.min(
        1,
        0.45 * strengthOf('setup') +
          0.6 *
            saturate(
              total(({ roles }) => roles.ownActs + 0.6 * roles.sharedActs + 0.7 * roles.setting),
              2,
            ),
      )
    : Math.min(
        1,
        0.35 * strengthOf('setup') +
          0.65 *
            saturate(
              total(
                ({ roles }) =>
                  roles.ownActs + roles.setting + roles.example + (isPlan ? roles.plannedActs : 0) + 0.4 * roles.reason,
              ),
              2.2,
            ),
      );
  const story = Math.min(1, 0.5 * depth + 0.5 * concrete + 0.2);
  return {
    addresses_question: {
      level: relevance * story * (1 - 0.75 * genericShare),
      quote: best((s) => s.substance),
    },
    specific_episode_or_position: {
      level: episode * (1 - 0.5 * genericShare),
      quote: best(({ roles }) => roles.setting + 0.5 * roles.ownActs),
    },
    own_actions_or_reasoning: {
      level: depth,
      quote: best(({ roles }) => roles.ownActs + roles.plannedActs + 0.5 * roles.reason),
    },
    concrete_detail: { level: concrete, quote: best((s) => s.specific.size + (s.hasProof ? 2 : 0)) },
    outcome: { level: outcome, quote: best(({ roles }) => roles.outcome) },
    insight_or_fit: { level: insight, quote: best(({ roles }) => roles.learning + 0.5 * roles.fit) },
  };
}
