import type { PostingText } from './posting-text.ts';

/** How a message ends, on a line of its own; the name and the job of who wrote it follow. */
const FAREWELL =
  /^(?:(?:with |many |kind(?:est)? |best |warm(?:est)? |kr|br|rgds|regards|wishes|thanks|thank you|ta|cheers|yours|sincerely|faithfully|truly|all the best|speak soon)[\s,.!]*)+$/i;
/** So many lines at the end may be a signature, with the small print below it. */
const LAST_LINES = 8;
const SIGNATURE_LINES = 4;

/**
 * Whether a title is that of somebody who asks, not of who is sought: it stands only below a message's last greeting
 * (“Kr, Jodie, Senior Talent Partner”), or many of them seek one of another kind (“Solicitors in Leeds need a receptionist”).
 */
export function whoAsks(posting: PostingText): (title: string) => boolean {
  const body = withoutSignature(posting.lines.map(({ text }) => text)).toLowerCase();
  const seekers = [...posting.text.matchAll(SEEKERS)].map(({ 1: words = '' }) => words.toLowerCase());
  return (title) => {
    const plain = title.toLowerCase();
    return INDEFINITE.test(title) || !body.includes(plain)
      ? posting.text.toLowerCase().includes(plain)
      : seekers.includes(`${plain}s`);
  };
}

const SEEKERS =
  /(?:^|[.!?\n]\s*)(?:a firm of |our )?([\p{L}'’ -]{3,40}?)(?: (?:in|of|near|at) [\p{L}'’ -]{2,30}?)? (?:need|seek|require|want|are (?:looking for|seeking|hiring|after)) (?:an?|another|one) /giu;

/** “Somebody kind” is anybody. */
const INDEFINITE = /^(?:some|any|every|no)(?:one|body)\b/i;

function withoutSignature(lines: readonly string[]): string {
  const farewell = lines.findLastIndex(
    (line, i) => i > 0 && i >= lines.length - LAST_LINES && FAREWELL.test(line.trim()),
  );
  if (farewell < 0) return lines.join('\n');
  return [...lines.slice(0, farewell), ...lines.slice(farewell + 1 + SIGNATURE_LINES)].join('\n');
}
