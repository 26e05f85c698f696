import type { Chance } from './chance.ts';
import { isPlainVerb } from './duty-phrase.ts';
import type { FoundSkill } from './find-skills.ts';
import type { PostingReading } from './read-posting.ts';
import { foldText } from './term-index.ts';

/** What is asked about: a duty of the posting, a skill that it names, or two skills that it names side by side. */
export interface Asked {
  name: string;
  kind: Exclude<FoundSkill['kind'], 'credential' | 'found'> | 'duty' | 'order' | 'line';
}

/** How much the seed may lift one thing over a weightier one. */
const CHANCE_WEIGHT = 2;
/** What each further word is worth that nothing chosen before has spoken of. */
const WORD_WEIGHT = 0.9;
/** A duty says how the work is done, a skill only that it is. */
const DUTY_WEIGHT = 1.5;
/** What a duty gains for each skill that it speaks of. */
const WITHIN_WEIGHT = 0.6;
/** What the posting itself lists by name, where an interview has room for it. */
const MATTER_WEIGHT = 0.6;
/** What stands there and was not made out is asked about last, as it stands. */
const LINE_WEIGHT = -1.5;
/** A tool or a body of knowledge of the family's own, and what it gains where there is room for many. */
const CORE = 4;
const CORE_WEIGHT = 1;
const MOST = 14;

/** Hours and the like are no trade. */
const HOURS = /\b(?:on-call|shifts?|rotas?|overtime|nights?|weekends?|right to work|travel)\b/i;

/** 'write clear records after every visit' is told to be done. */
const isOrder = (line: string): boolean => isPlainVerb(line.split(' ', 1)[0] ?? '') && !/^\p{L}+s\b/u.test(line);

/** Duties that any posting may name. */
const VAGUE =
  /^(?:working|helping|assisting|supporting|contributing|participating|ensuring|following|building (?:strong )?relationships|meeting|keeping|delivering (?:an )?excellent|providing (?:an )?excellent|achieving)\b/;

/** Words that say little of what a duty is about. */
const EMPTY =
  /^(?:the|a|an|and|or|of|to|for|with|in|on|at|by|from|all|any|new|other|work|using|across|into|our|your|be|is|are|as|up|out|good|high|daily|support|provid\w*|ensur\w*|assist\w*|perform\w*|maintain\w*|help\w*|mak\w*|work\w*)$/;

const contentWords = (name: string): string[] =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 2 && !EMPTY.test(word));

/**
 * What a posting is asked about, the first things first: each speaks of something that those before it do not. Never
 * credentials, hours or perks; qualities such as patience come last, in a list of their own.
 */
export function chooseAsked(
  reading: PostingReading,
  chance: Chance,
  /** Whether there is room for all of the posting's own words: those are asked about rather than what anybody is. */
  isLong: boolean,
): { work: Asked[]; qualities: Asked[] } {
  const { skills, matters, lines, profile } = reading;
  const named = skills.filter(({ kind, name }) => /^(?:tool|practice|knowledge)$/.test(kind) && !HOURS.test(name));
  const open: { asked: Asked; weight: number; words: string[] }[] = [];
  for (const name of profile.duties) {
    const folded = ` ${foldText(name)} `;
    const within = named.filter((skill) => folded.includes(` ${foldText(skill.name)} `)).length;
    const words = contentWords(name);
    if (words.length > 0)
      open.push({
        asked: { name, kind: 'duty' },
        weight: (VAGUE.test(name) ? 0 : DUTY_WEIGHT) + WITHIN_WEIGHT * Math.min(within, 3),
        words,
      });
  }
  for (const group of sideBySide(named)) {
    const [first] = group;
    if (!first) continue;
    const name = group.map((skill) => skill.name).join(' and ');
    const most = Math.max(...group.map((skill) => skill.weight));
    const weight = most / 3 + (isLong && most >= CORE && first.kind !== 'practice' ? CORE_WEIGHT : 0);
    open.push({ asked: { name, kind: first.kind as Asked['kind'] }, weight, words: contentWords(name) });
  }
  if (isLong)
    for (const name of matters)
      if (!HOURS.test(name))
        open.push({ asked: { name, kind: 'practice' }, weight: MATTER_WEIGHT, words: contentWords(name) });
  if (isLong)
    for (const name of lines)
      if (!HOURS.test(name))
        open.push({
          asked: { name, kind: isOrder(name) ? 'order' : 'line' },
          weight: LINE_WEIGHT,
          words: contentWords(name),
        });
  for (const one of open) one.weight += CHANCE_WEIGHT * chance.of(one.asked.name);
  const said = new Set<string>();
  const work: Asked[] = [];
  while (open.length > 0 && work.length < MOST) {
    const worth = ({ weight, words }: (typeof open)[number]) => {
      const fresh = words.filter((word) => !said.has(word)).length;
      // What has been spoken of is not asked again.
      return fresh * 2 <= words.length && said.size > 0 ? -1 : weight + WORD_WEIGHT * Math.min(fresh, 5);
    };
    let best = 0;
    for (let i = 1; i < open.length; i++) {
      const [one, other] = [open[i], open[best]];
      if (one && other && worth(one) > worth(other)) best = i;
    }
    const [chosen] = open.splice(best, 1);
    if (!chosen || worth(chosen) < 0) break;
    work.push(chosen.asked);
    for (const word of chosen.words) said.add(word);
  }
  const qualities = skills
    .filter(({ kind }) => kind === 'quality')
    .map(({ name }): Asked => ({ name, kind: 'quality' }));
  return { work, qualities: chance.shuffled(qualities, ({ name }) => name) };
}

/** Further apart than this two skills are not said in one breath. */
const NEAR_CHARS = 6;

/** Tools, or practices, that the posting itself names side by side, 'Terraform and Kubernetes', two by two; the rest alone. */
function sideBySide(skills: readonly FoundSkill[]): FoundSkill[][] {
  const inOrder = [...skills].sort((a, b) => a.at - b.at);
  const groups: FoundSkill[][] = [];
  for (const skill of inOrder) {
    const before = groups.at(-1);
    const last = before?.at(-1);
    const gap = last ? skill.at - (last.at + last.name.length) : NEAR_CHARS + 1;
    if (
      before?.length === 1 &&
      last &&
      last.kind === skill.kind &&
      skill.kind === 'tool' &&
      gap >= 0 &&
      gap <= NEAR_CHARS &&
      !/ and | or /.test(`${last.name} ${skill.name}`)
    )
      before.push(skill);
    else groups.push([skill]);
  }
  return groups;
}
