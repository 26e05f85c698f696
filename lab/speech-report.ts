import { DURATION_IDS, INTERVIEW_STYLES } from '#contract/words.ts';
import { speechFaults } from '#domain/planning/speech-faults.ts';
import { spokenRole } from '#domain/planning/spoken-role.ts';
import { DURATIONS } from '#domain/setup/durations.ts';
import { POSTING_FILES, readPostings } from './labelled-postings.ts';
import { planPosting } from './plan-posting.ts';

/** `npm run plan -- --speech`: every question of every posting of the corpus, in each style and length, that cannot be said. */
export function writeSpeechReport(): string {
  const faulty: string[] = [];
  const asked = new Set<string>();
  let short = 0;
  for (const { id, text, expect } of POSTING_FILES.flatMap(readPostings)) {
    if (!expect.sufficient) continue;
    for (const style of INTERVIEW_STYLES)
      for (const length of DURATION_IDS) {
        const outcome = planPosting({ text, style, length, seed: 0 });
        if (!outcome.sufficient) continue;
        const { profile, questions } = outcome.plan;
        if (questions.length !== DURATIONS.find((one) => one.id === length)?.questions) short++;
        for (const question of questions) {
          asked.add(question.text);
          const faults = speechFaults(question.text, [
            spokenRole(profile.role),
            profile.company,
            ...profile.skills,
            ...(question.text.match(/(?<=\s)\p{Lu}[\p{L}\d'-]+/gu) ?? []).filter((word) => text.includes(word)),
          ]);
          if (faults.length > 0) faulty.push(`${id} ${style} ${length}: ${question.text} (${faults.join(', ')})`);
        }
      }
  }
  return [
    ...faulty,
    `${asked.size} different questions, ${faulty.length} that cannot be said, ${short} interviews with too few`,
  ].join('\n');
}
