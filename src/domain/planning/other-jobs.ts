import type { PostingLine } from './posting-text.ts';

const HEADING =
  /^\W*(?:(?:our\s+)?(?:more|other|similar|related|featured|latest|nearby|recommended|suggested|also)\s+(?:\p{L}+\s+)?(?:jobs?|vacanc(?:y|ies)|openings?|opportunities|positions?|roles?|listings?|recruiting|hiring|ads?|searches|mandates)\b|more in \p{Lu}\p{L}+:|(?:similar|related|featured|next)\s*:|(?:popular|recent|your) searches\b|recently viewed\b|see what else\b|jobs? (?:like this|near|you)\b|people also (?:viewed|applied)|others? (?:viewed|applied)|also (?:recruiting|on this page|viewed|hiring|looking|this week|in this issue)|more (?:jobs )?(?:from|by)\b|you (?:may|might) (?:also )?(?:like|be interested)|set alert for)|\b(?:others?|jobs|these) (?:that )?you (?:may|might) (?:also )?(?:like|be interested in)\s*:?$/iu;
/** Lines of such a list after its heading. */
const MOST_LINES = 8;
const ITEM_WORDS = 14;

/** The lines that name other jobs, as job boards add them below or beside a posting. */
export function otherJobs(lines: readonly PostingLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let i = 0; i < lines.length; i++) {
    const text = lines[i]?.text ?? '';
    if (!HEADING.test(text)) continue;
    found.add(i);
    // 'Similar: Plumber – Redruth · …' says it all in its line; a bare heading stands above a list.
    if (/[:|]\s*\S/.test(text) || (text.split(' ').length > ITEM_WORDS && !/:$/.test(text))) continue;
    for (let k = i + 1; k <= i + MOST_LINES && (lines[k]?.text.split(' ').length ?? ITEM_WORDS) < ITEM_WORDS; k++)
      found.add(k);
  }
  return found;
}
