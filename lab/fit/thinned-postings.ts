import type { LabelledPosting } from '#lab/labelled-postings.ts';

/** A posting of the corpus with some of the places that name its employer left out. */
export interface ThinnedPosting {
  text: string;
  /** Names that count as right; none where every place that names the employer is left out. */
  company: readonly string[];
}

/** A text of fewer words has nothing to spare. */
const FEWEST_WORDS = 60;
/** Lines with more words are taken sentence by sentence. */
const LINE_WORDS = 14;
/** Lines of a heading. */
const HEAD_LINES = 8;

interface Piece {
  text: string;
  line: number;
  namesEmployer: boolean;
}

/**
 * The same posting as it would be had its writer named the employer in fewer places: not in the heading, only first,
 * only last, nowhere. So each place is learned from by itself, and what is no employer where there is none.
 */
export function thinnedPostings({ text, expect: { company, role } }: LabelledPosting): ThinnedPosting[] {
  if (text.split(/\s+/).length < FEWEST_WORDS) return [];
  const forms = company.map(lettersOf).filter((form) => form.length > 3);
  const namesIt = (part: string) => forms.some((form) => lettersOf(part).includes(form));
  const pieces = piecesOf(text, namesIt);
  const places = pieces.flatMap(({ namesEmployer }, i) => (namesEmployer ? [i] : []));
  if (places.length === 0) return [];

  const spelled = new RegExp(
    `(?:\\s+(?:at|@|for|with)|\\s*[-–—|·•,(])?\\s*(?:the )?(?:${[...company]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/&/g, '(?:&|and)'))
      .join('|')})(?:'s|\\))?`,
    'gi',
  );
  /** What is left of a piece: of a short line that tells the job too, all but the name. */
  const rest = (piece: string) => {
    const tellsJob = role.some((title) => piece.toLowerCase().includes(title.toLowerCase()));
    const left = tellsJob && piece.split(' ').length <= LINE_WORDS ? piece.replace(spelled, '') : '';
    return namesIt(left) ? '' : left;
  };
  const without = (isLeftOut: (place: number) => boolean): string => {
    const lines = new Map<number, string>();
    pieces.forEach((piece, i) => {
      const left = isLeftOut(i) ? rest(piece.text) : piece.text;
      if (left !== '' || !isLeftOut(i)) lines.set(piece.line, (lines.get(piece.line) ?? '') + left);
    });
    return [...lines.values()].join('\n');
  };

  const own = new Set(places);
  const head = new Set(places.filter((i) => (pieces[i]?.line ?? 0) < HEAD_LINES));
  const kept: string[] = [];
  if (head.size > 0 && head.size < places.length) kept.push(without((i) => head.has(i)));
  if (places.length > 1) {
    kept.push(without((i) => own.has(i) && i !== places[0]));
    if (places.length > 2 || head.size === 0) kept.push(without((i) => own.has(i) && i !== places.at(-1)));
  }
  return [...kept.map((left) => ({ text: left, company })), { text: without((i) => own.has(i)), company: [] }];
}

function piecesOf(text: string, namesIt: (part: string) => boolean): Piece[] {
  return text.split('\n').flatMap((whole, line) => {
    const parts =
      whole.split(' ').length > LINE_WORDS
        ? (whole.match(/[^.!?]+(?:[.!?]+(?=\s|$)\s*|$)|[.!?]+\S*/g) ?? [whole])
        : [whole];
    return parts.map((part) => ({ text: part, line, namesEmployer: namesIt(part) }));
  });
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^the/, '')
    .replace(/(?:pteltd|pvtltd|ltd|limited|llp|inc|plc)$/, '');
