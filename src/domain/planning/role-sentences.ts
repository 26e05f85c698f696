import { splitPieces } from './posting-pieces.ts';
import type { PostingText } from './posting-text.ts';
import { readTitle, type TitlePhrase } from './title-phrase.ts';
import { ORG_ENDING } from './vocabulary.ts';

export type AddTitle = (phrase: TitlePhrase | undefined, line: number, marks: readonly string[]) => void;

/** What leads up to the name of a job. */
export const CUE =
  /\b(?:hiring|(?:is|are|we're) after|promotion to|promoted to|als|como|comme|looking (?:to hire|to recruit|to appoint|for)|look for|looks for|lookout for|looking to add|search(?:ing)? for|seek(?:s|ing)?|recruit(?:s|ing)?(?: for)?|needs?|require[sd]?|appoint|want|wants|vacanc(?:y|ies) for|vacancy exists for|position (?:of|as)|post of|role (?:of|as)|job (?:of|as)|opening for|work as|start as|join (?:us|our team|the team|[\p{L}' ]{2,40}) as|apply(?:ing)? (?:for|to be)|applied for|application for|interview(?:ing)?(?: on \w+| with \w+)?(?: \w+)? (?:for|as)|opportunit(?:y|ies) for|(?:role|position|job|post|vacancy|opening)\b[^.;\n]{0,60}? (?:is )?for(?= an? )|invit(?:es?|ing) applications for(?: the (?:post|position|role) of)?|be(?:come)?|as|sucht|suchen|recherch(?:e|ons)|recrut(?:e|ons)|busca(?:mos)?|cerca|cerchiamo|zoekt|zoeken|poszukuje(?:my)?|szukamy|zatrudni|procura(?:mos)?|practi[cs]e for):?\s+(?:an? |our |the |some |for |to |new |next |einen? |une? |un |der |die )*/giu;
const STRONG_CUE =
  /^(?:hiring|is after|are after|promot|look|search|seek|recruit|needs?\b|require|appoint|vacanc|position|post of|role|opening|apply|applied|application|interview|opportunit|invit|join|sucht|suchen|recherch|recrut|busca|cerc|zoek|poszuk|szuk|zatrud|procura|want)/i;

const NEEDED =
  /^(.{2,70}?)\s+(?:is |are |urgently |now )*(?:wanted|needed|required|sought|gesucht|recherché|vacancy|vacancies|position available)\b/i;
const NAMED_ROLE =
  /\b(?:the|this|our|an?|for|as)\s+([^\n.,;:!?]{3,60}?)\s+(?:role|position|job|vacancy|post|opening|interview)\b/gi;

/** Adds the jobs that sentences name: after a cue, before 'wanted', as what a sentence is about. */
export function addSentences(posting: PostingText, add: AddTitle): void {
  posting.sentences.forEach((sentence, i) => {
    const late = i < 2 ? 'sentence: early' : i < 8 ? 'sentence: in the first eight' : 'sentence: late';
    if (sentence.length > 2_000) sentence = sentence.slice(0, 2_000);
    const needed = NEEDED.exec(sentence)?.[1];
    if (
      needed &&
      !/\b(?:has|have|is|are|there|experience|skills?|licen[cs]e|qualifications?|certificate|degree|registration|knowledge|dbs|driving)\b/i.test(
        needed,
      )
    ) {
      const phrase = readTitle(needed, false);
      add(phrase && phrase.strength > 0 ? phrase : undefined, -1, ['sentence: needed', late]);
    }
    for (const match of sentence.matchAll(CUE)) {
      const rest = sentence.slice(match.index + match[0].length, match.index + match[0].length + 110);
      const phrase = nounPhrase(rest);
      const strong = STRONG_CUE.test(match[0]);
      const title = phrase ? readTitle(phrase, false) : undefined;
      if (title && title.strength > 0) add(title, -1, [strong ? 'sentence: strong cue' : 'sentence: weak cue', late]);
      else if (strong && phrase && !posting.lowerCase && isUnknownTitle(match[0], phrase))
        add({ title: unknownTitle(phrase), strength: 0 }, -1, ['sentence: strong cue', late]);
      else if (strong && phrase && phrase.split(' ').length <= 3 && /^(?:hiring|looking for|seek)/i.test(match[0])) {
        const plain = phrase.replace(/^(?:an?|the|our|new|talented|experienced) /gi, '').trim();
        if (/^[\p{L} -]{4,30}$/u.test(plain) && /\b(?:to join|to help|for our|to work)\b/i.test(rest))
          add({ title: plain, strength: 0 }, -1, ['sentence: to join', late]);
      }
    }
    for (const match of sentence.matchAll(NAMED_ROLE)) {
      const title = readTitle(match[1] ?? '', false);
      if (title && title.strength >= 2) add(title, -1, ['sentence: named as a role', late]);
    }
    const subject = SUBJECT.exec(sentence.slice(0, 160))?.[1];
    const about = subject ? readTitle(subject, true) : undefined;
    if (about && about.strength >= 2 && about.title.length + 8 > (subject ?? '').length)
      add(about, -1, ['sentence: its subject', late]);
    if (i < 10) {
      // A bar or a dash parts a name from a title, and must not make one of the two.
      for (const piece of splitPieces(sentence.split(' ').slice(0, 36).join(' '))) {
        const named = readTitle(piece, false);
        if (named?.strength === 3) add(named, -1, ['sentence: named in it', late]);
      }
    }
    if (i < 30) {
      const opening = splitPieces(sentence.split(' ').slice(0, 5).join(' '))[0] ?? '';
      const title = i === 0 && sentence.length > 60 ? readTitle(opening, true) : undefined;
      if (
        title?.strength === 3 &&
        title.title.includes(' ') &&
        opening.startsWith(title.title) &&
        !ORG_ENDING.test(title.title) &&
        !ORG_ENDING.test(`${title.title}s`)
      )
        add(title, -1, ['sentence: begins with it', late]);
    }
  });
}

/** The words after a cue up to where a name or a clause begins; adjectives joined by 'and' stay in. */
function nounPhrase(rest: string): string {
  const words: string[] = [];
  for (const word of rest.split(/\s+/).slice(0, 14)) {
    const plain = word.toLowerCase().replace(/[^\p{L}'-]/gu, '');
    if (words.length > 0 && STOPS.has(plain) && !(plain === 'and' || plain === 'or')) break;
    words.push(word);
    if (
      /[.;:!?)]$/.test(word) ||
      (/,$/.test(word) && !/(?:ing|ed|ive|able|ly|al|ic|ous|ful|ent|ant|ate|y|le),$/i.test(word))
    )
      break;
  }
  return words.join(' ');
}

const STOPS = new Set(
  'to who that which with for in at on from by based into within across join joining working reporting where we you they will must can is are was were has have using than because so while when per via until next tomorrow today yesterday this please near about'.split(
    ' ',
  ),
);

/** 'The Accounts Payable Specialist at Ridgeline processes …': a sentence about whoever has the job. */
const SUBJECT =
  /^(?:[^:.]{2,30}:\s*)?(?:The|Our|This|As (?:an?|our|the))\s+([^,.;:()]{3,60}?)(?:\s*\(|,|\s+(?:at|with|for|in|on|you|you'll|is|will|has|must|can|manages|leads|supports?|works|helps|processes|provides|reports|ensures|plays|oversees|runs|assists|performs|delivers|plans|prepares|maintains|coordinates)\s)/;

/** 'is after a School Crossing Patrol': capitals after an article, though no word of it is a known title's. */
const isUnknownTitle = (cue: string, phrase: string): boolean =>
  /\b(?:an?|our|new)\s*$/i.test(cue) &&
  /^(?:\p{Lu}[\p{L}&'-]+ ){1,3}\p{Lu}[\p{L}'-]+[.,]?$/u.test(unknownTitle(phrase)) &&
  !ORG_ENDING.test(phrase) &&
  !/\b(?:degree|diploma|certificate|licen[cs]e|experience|speaker|english|qualification|registration)\b/i.test(phrase);

const unknownTitle = (phrase: string): string =>
  phrase
    .replace(/^(?:\p{Ll}[\p{L}-]*,? )+/u, '')
    .replace(/[.,;:]+$/, '')
    .trim();
