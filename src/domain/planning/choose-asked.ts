import { doingTopics, isBareGeneral, isNamed, isWholeByItself, isWholeDoing, isWholeThing } from './asked-topic.ts';
import { nearness } from './centrality.ts';
import type { Chance } from './chance.ts';
import { speaksOf } from './find-family.ts';
import type { FoundSkill } from './find-skills.ts';
import type { Bank } from './knowledge/family.ts';
import type { ReadingWithBank } from './reading-with-bank.ts';
import { tokenise } from './term-index.ts';

/** What is asked about: something that is done in the job, or a skill that the posting names. */
export interface Asked {
  /** One thing, in words that a person would say. */
  name: string;
  kind: Exclude<FoundSkill['kind'], 'credential' | 'found' | 'quality'> | 'duty';
  /** What of the posting it was made of. */
  from: string;
  /** Whether the knowledge base has it as a thing of this very work, and that is sure. */
  isOwn: boolean;
  /**
   * 'whole' may be asked about by itself; 'thin', one plain word, after that; 'loose', a word that may mean something else
   * here, only beside another where an hour goes through what the posting asks for.
   */
  stands: 'whole' | 'thin' | 'loose';
}

/** How much the seed may lift one thing over a nearer one. */
const CHANCE_WEIGHT = 1;
/** A skill of the family's own is what a person of the trade would say: four in five are worth a question. */
const OWN_WEIGHT = 2;
/** One plain word is broad: 'servicing', 'assessment'. */
const THIN_WEIGHT = 1;
/** A duty says how the work is done, a skill only that it is. */
const DUTY_WEIGHT = 0.3;
const MOST = 20;

/** Hours are no trade; office programs, how all are welcome and what is given are no theme. */
const NO_THEME =
  /\b(?:on-call|shifts?|rotas?|overtime|nights?|weekends?|right to work|^(?:international )?travel$|excel|word|powerpoint|outlook|office(?: 365)?|google workspace|(?:microsoft|ms) teams|slack|zoom|spreadsheets?|e-?mails?|^typing$|gcses?|equality|equity|diversity|inclusion|barriers|culture|values|benefits|perks|applications|plain english|^working with .*|^(?:opening|cover|job adverts)$)\b/i;

const isOneWord = (word: string, other: string): boolean =>
  word === other || (word.length >= 6 && other.startsWith(word)) || (other.length >= 6 && word.startsWith(other));

const words = (name: string): string[] =>
  tokenise(name)
    .map(({ folded }) => folded)
    .filter((word) => !/^(?:the|an?|and|of|to|on|up|in|for|with|out)$/.test(word));

/**
 * What a posting is asked about, what is nearest to the core of the work first; each speaks of something that those
 * before it do not.
 */
export function chooseAsked(reading: ReadingWithBank, chance: Chance): Asked[] {
  const { skills, profile, wordWeights, isSure, family, bank } = reading;
  const open: { asked: Asked; weight: number; words: string[] }[] = [];
  const role = new Set(words(profile.role));
  const add = (asked: Asked, more: number) => {
    if (NO_THEME.test(asked.name) || isBareGeneral(asked.name)) return;
    if (open.some((other) => other.asked.name === asked.name)) return;
    const own = words(asked.name);
    const weight = nearness(own, wordWeights) + more + CHANCE_WEIGHT * chance.of(asked.name);
    // 'credit control' is what a credit controller does.
    const isRole = own.every((word) => [...role].some((other) => isOneWord(word, other)));
    if (own.length > 0 && !isRole) open.push({ asked, weight, words: own });
  };
  const asked = wordsOf(bank);
  const title = reading.text.split('\n', 1)[0] ?? '';
  // What the trade has no word for is the employer's own: 'serving the Isando mill'.
  const isSpokenOf = (name: string) =>
    !isSure ||
    words(name)
      .slice(1)
      .every((word) => asked.has(word) || speaksOf(family, word));
  for (const { name, kind, isKnown, isOwn: isOfTheirs, isWritten, isWhole } of sideBySide(skills)) {
    if (kind !== 'tool' && kind !== 'practice' && kind !== 'knowledge') continue;
    const isOwn = isSure && isOfTheirs;
    // 'prescriptions' are no work of a product designer, whatever a pharmacist does with them.
    if (!isWritten || (isSure && kind !== 'tool' && !isOwn)) continue;
    const isTool = kind === 'tool' && /^\p{Lu}/u.test(name) && (isSure || !title.includes(name));
    const isThin = !/[ -]/.test(name) && !isTool && !isSpelledLikeNone(name);
    // One plain word may mean anything to people who are not known.
    const stands = !isWhole || (isThin && !isSure) ? 'loose' : isThin ? 'thin' : 'whole';
    if (stands === 'loose' && !isKnown) continue;
    // Of a trade that is not known, only what the likeliest has a word for.
    if (!isSure && !isOfTheirs) continue;
    const weight = (isOwn ? OWN_WEIGHT : 0) - (stands === 'whole' ? 0 : THIN_WEIGHT);
    for (const said of isKnown || (isNamed(name.split(' ')) && isWholeThing(name)) ? [name] : doingTopics(name))
      add({ name: said, kind, from: name, isOwn, stands }, weight);
  }
  for (const duty of profile.duties)
    for (const name of doingTopics(duty))
      if (isWholeDoing(name) && (isSure ? isSpokenOf(name) : isWholeByItself(name, reading.text)))
        add({ name, kind: 'duty', from: duty, isOwn: false, stands: 'whole' }, DUTY_WEIGHT);
  open.sort((a, b) => b.weight - a.weight);
  const said = new Set<string>();
  const work: Asked[] = [];
  for (const { asked, words: own } of open) {
    if (work.length === MOST) break;
    // What has been spoken of is not asked again.
    if (said.size > 0 && own.filter((word) => !said.has(word)).length * 2 <= own.length) continue;
    work.push(asked);
    for (const word of own) said.add(word);
  }
  return work;
}

/** 'SQL', 'TestNG', 'S7', 'C++': no plain word. */
const isSpelledLikeNone = (name: string): boolean => /\p{L}\p{Lu}|[\d+#.]/u.test(name);

/** The words in which a trade is asked about its work. */
const wordsOf = (bank: Bank): ReadonlySet<string> =>
  new Set(
    bank
      .flatMap(({ topic, text, signals }) => [topic, text, ...signals])
      .flatMap(tokenise)
      .map(({ folded }) => folded)
      .filter((word) => word.length > 2),
  );

/** Further apart than this two skills are not said in one breath. */
const NEAR_CHARS = 6;

/** Tools that the posting itself names side by side, 'Terraform and Kubernetes', are one thing, two by two. */
function sideBySide(skills: readonly FoundSkill[]): FoundSkill[] {
  const out: FoundSkill[] = [];
  let open = false;
  for (const skill of [...skills].sort((a, b) => a.at - b.at)) {
    const last = out.at(-1);
    const gap = last ? skill.at - (last.at + last.name.length) : NEAR_CHARS + 1;
    if (last && open && skill.kind === 'tool' && gap >= 0 && gap <= NEAR_CHARS && !NO_THEME.test(skill.name)) {
      out[out.length - 1] = { ...last, name: `${last.name} and ${skill.name}` };
      open = false;
    } else {
      out.push(skill);
      open = skill.kind === 'tool' && skill.isKnown && !/ and | or /.test(skill.name) && !NO_THEME.test(skill.name);
    }
  }
  return out;
}
