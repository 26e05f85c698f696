import type { CompanyContext } from './company-context.ts';
import type { NameCandidate, NameIndex } from './name-candidates.ts';
import { EMPLOYER_WORDS, saidOfKind } from './name-kinds.ts';
import { ACTS, addMention, cuesAt } from './name-places.ts';
import { addShape, type Note } from './name-shape.ts';
import type { Features } from './ranking.ts';
import { foldText } from './term-index.ts';
import { ORG_ENDING } from './vocabulary.ts';

/** Everything countable about a candidate and the places that mention it. */
export function companyFeatures(candidate: NameCandidate, all: NameIndex, context: CompanyContext): Features {
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean = 1) => {
    const number = Number(value);
    if (number !== 0) features.set(name, Math.max(features.get(name) ?? 0, number));
  };
  addShape(candidate, context, set);
  const short = all.saidShort(candidate, context);
  const places = new Map<string, Set<string>>();
  for (const mention of [...candidate.mentions, ...short])
    addMention(mention, context, (name, value = 1) => {
      if (Number(value) === 0) return;
      const at = places.get(name) ?? new Set();
      places.set(name, at.add(`${mention.line} ${mention.from}`));
      // What is said again says more, though not twice as much.
      features.set(name, Math.sqrt(Math.min(MOST_COUNTED, at.size)));
    });
  set('said short', short.length > 0);
  const first = Math.min(...candidate.mentions.map(({ line }) => line));
  // 'Umoya', and at the end 'Umoya Academy': a name is not said short before it is said.
  set('said short before', short.filter(({ line }) => line < first).length >= 2);
  set('said short again and again', new Set(short.map(({ line }) => line)).size >= 3);
  addCounts({ ...candidate, mentions: [...candidate.mentions, ...short] }, all, context, set);
  // Where a client is spoken of, the name at the top is the agency's.
  if (context.clientText)
    for (const name of EMPLOYER_WORDS.cues.aboutAClient) if (features.has(name)) set(`about a client, ${name}`);
  // What an agency's name means depends on whether somebody else is hired for.
  if (features.has('name: agency') && context.clientText) set('agency in a text about a client');
  if (features.has('name: agency') && context.unnamedBusiness) set('agency beside an unnamed business');
  if (context.clientText) set('text about a client');
  if (context.namedClient)
    set(features.has('before: behalf') ? 'the client that is named' : 'a client is named, not this one');
  if (features.has('acts for others') && !context.namedClient) set('acts for somebody unnamed');
  // A place in the text says more of a name that could be nothing else.
  if (EMPLOYER_WORDS.cues.doubtful.some((name) => features.has(name))) {
    set('doubtful');
    for (const [name, value] of [...features])
      if (EMPLOYER_WORDS.cues.doubted.some((beginning) => name.startsWith(beginning))) {
        set(`doubtful, ${name.split(':')[0]}`, value);
        set(`doubtful, ${name}`, value);
      }
  }
  return features;
}
/** Places of a name beyond these count no more. */
const MOST_COUNTED = 4;

function addCounts({ name, key, mentions }: NameCandidate, all: NameIndex, context: CompanyContext, set: Note): void {
  const shorter = all.within(key);
  set('mentions: by its first word', (key.split(' ')[0] ?? '').length > 3 && shorter.some(capitalMention));
  const longer = all.around(key);
  set('part of a longer name', longer.some(capitalMention));
  set(
    'part of a longer organisation',
    longer.some((other) => ORG_ENDING.test(other.name)),
  );
  set(
    'always part of a longer name',
    longer.length > 0 &&
      mentions.every((mine) =>
        longer.some((other) =>
          other.mentions.some(({ line, from, to }) => line === mine.line && from <= mine.from && to >= mine.to),
        ),
      ),
  );
  // 'At Pinyon you will …' speaks for 'Pinyon Payroll', and the other way round.
  for (const kin of longer)
    for (const mention of kin.mentions) {
      if (mention.way === 'piece') continue;
      for (const cue of cuesAt(mention, context)) {
        if (cue === ACTS) set(ACTS);
        else if (EMPLOYER_WORDS.cues.kin.includes(cue)) set(`kin ${cue}`);
      }
    }
  set(
    'stands at another name',
    mentions.some((mention) => all.stands(mention, context)),
  );
  set(
    'another name is where it stands',
    mentions.some((mention) => all.holds(mention, context)),
  );
  for (const ladder of all.ladders(name)) set(ladder);
  for (const said of saidOfKind(key.split(' ').at(-1) ?? '', context.text)) set(said);
  const halves = name.split(/ and | & /i).map(foldText);
  set('two names', halves.length === 2 && halves.every((half) => all.says(half)));
  const early = Math.min(...mentions.map(({ line }) => line)) / Math.max(1, context.posting.lines.length);
  set('early', 1 - early);
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]/g, '');
  const bare = [letters(name), letters(name.replace(/&/g, ' and '))].map((one) =>
    one.replace(/^the|(?:ltd|limited|llp|inc|gmbh)$/g, ''),
  );
  set(
    'host',
    context.posting.hosts.some((host) =>
      bare.some((one) => one.length > 3 && (host.includes(one) || (host.length > 4 && one.startsWith(host)))),
    ),
  );
}

const capitalMention = ({ mentions }: NameCandidate): boolean =>
  mentions.some(({ way }) => way === 'capitals' || way === 'label');
