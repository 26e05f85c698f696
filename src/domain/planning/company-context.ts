import { otherJobs } from './other-jobs.ts';
import type { PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';

export const CLIENT_TEXT =
  /\b(?:our client|my client|on behalf of (?:our|an?|my|the|one of)|client is|clients are|acting as an? (?:employment|recruitment)|employment (?:agency|business)|recruitment (?:agency|consultan\w+|partner|business)|our clients|one of our (?:[\p{L}-]+ ){1,3}clients?|retained (?:by|to)|confidential client|staffing (?:agency|firm)|for (?:a|one of our) (?:\w+ ){0,3}client|end client|the client,|EA licen[cs]e|EA personnel|EA \d|search (?:firm|practice)|executive search|through us|our candidates?|temp to perm|registering with us)\b/iu;
const OUR_CLIENT = /\b(?:our|my|end) client\b(?! (?:base|list|facing|care|service))|\bconfidential client\b/i;
/** Somebody else's business that has no name here: 'for one of our top clients', 'to join a tier one supplier'. */
const UNNAMED_BUSINESS =
  /\b(?:join|for|with|within|is|are) (?:an?|one of (?:the|our|\w+['’]s)) (?:[\p{L}\d'’-]+ ){0,5}(?:clients?|firm|suppliers?|business|company|manufacturer|brands?|retailers?|supermarkets?|organi[sz]ation|employers?|provider|group)\b/iu;
/** 'our client, Little Wattle', 'on behalf of Tasman Ridge'. */
const NAMED_CLIENT =
  /\b(?:[Oo]ur client|[Mm]y client|[Cc]lient is(?! the)|[Oo]n behalf of|[Rr]equirement with|[Rr]etained by|[Hh]ir(?:ing|e) for|[Pp]osition for|[Aa]sked by|[Cc]lient:|[Tt]he client,|[Ss]creening for|[Dd]ays for|exclusively (?:with|for)|solely for|rolls of|directly for)(?: our client)?,? (?:the )?(?!CONF|Conf|One\b|Our\b|My\b|A\b|UK|We\b|They\b|This\b)\p{Lu}[\p{L}'-]+/u;
/** What the posting as a whole adds, worked out once. */
export interface CompanyContext {
  posting: PostingText;
  sections: PostingSections;
  role: string;
  /** Index of the line that names the role, -1 when none does plainly. */
  roleLine: number;
  text: string;
  lineStarts: readonly number[];
  clientText: boolean;
  /** Whether it is somebody's client who hires. */
  ourClient: boolean;
  /** Whether a business is spoken of that has no name. */
  unnamedBusiness: boolean;
  /** Whether the client is told by name: 'our client, Little Wattle'. */
  namedClient: boolean;
  /** The words that the text writes without a capital. */
  smallWords: ReadonlySet<string>;
  /** The lines that name other jobs. */
  otherJobs: ReadonlySet<number>;
  /** What stands around the places that were read, by place. */
  cues: Map<string, readonly string[]>;
}

export function companyContext(
  posting: PostingText,
  sections: PostingSections,
  role: string,
  roleLine: number,
): CompanyContext {
  let at = 0;
  const lineStarts = posting.lines.map(({ text }) => {
    const start = at;
    at += text.length + 1;
    return start;
  });
  return {
    posting,
    sections,
    role,
    roleLine,
    text: posting.text,
    lineStarts,
    clientText: CLIENT_TEXT.test(posting.text),
    ourClient: OUR_CLIENT.test(posting.text),
    unnamedBusiness: UNNAMED_BUSINESS.test(posting.text),
    namedClient: NAMED_CLIENT.test(posting.text),
    otherJobs: otherJobs(posting.lines),
    cues: new Map(),
    smallWords: new Set([...posting.text.matchAll(/(?<!\p{L})\p{Ll}[\p{L}'-]*/gu)].map(([word]) => word)),
  };
}

/** Whether somebody hires for a client without a name, so that whatever name there is is hardly the employer's. */
export const hidesItsClient = ({ ourClient, namedClient }: CompanyContext): boolean => ourClient && !namedClient;

/** A writer who says that the name is kept back, or an advert with a box number. */
export const HIDES_NAME =
  /\b(?:confidential|undisclosed|not disclosed|name withheld|box (?:no|number)|box \d{2,5}|blind advert|(?:employer|company|advertiser|client|its|our|the) name [^.!?\n]{0,30}(?:withheld|hidden|not (?:displayed|shown|given)|disclosed|revealed|shared)|hide its name|keep its name|name not (?:displayed|shown|given)|stealth|rather not (?:put|say|give|print) our name|(?:tell|told) you (?:our name|who the client|who (?:it|they|we)|who over)|name will be (?:disclosed|shared|given))\b/i;
