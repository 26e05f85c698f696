import { parseSpokenNumber, SPOKEN_NUMBER } from './spoken-number.ts';

/**
 * Whether figures in an answer cannot all be right: somebody left before they began, doubled something by a fifth, got it
 * down to more than it was. Only what hardly ever means anything else; a figure that is merely surprising is none.
 */
export function contradictsItself(answer: string): boolean {
  const plain = answer
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/(\d),(\d{3})\b/g, '$1$2')
    .replaceAll(/[-–—]/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const thoughts = plain.split(/[.?!…]+\s+/);
  return (
    hasWrongSpan(plain) ||
    endsBeforeItBegins(plain) ||
    isNoMultiple(plain) ||
    tookLongerThanItLasted(plain) ||
    thoughts.some((thought) => goesTheOtherWay(thought)) ||
    countsOthers(plain) ||
    isAloneWithSomebody(plain) ||
    savedMoreThanWasSpent(plain) ||
    beganAsAChild(plain)
  );
}

const N = `(${SPOKEN_NUMBER})`;
const YEAR =
  '((?:19|20)\\d\\d|two thousand and \\w+|twenty (?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?: \\w+)?))';

const yearOf = (text: string): number | undefined => {
  if (/^\d{4}$/.test(text)) return Number(text);
  const early = /^two thousand and (\w+)/.exec(text)?.[1];
  if (early) {
    const years = parseSpokenNumber(early);
    return years === undefined ? undefined : 2000 + years;
  }
  const late = parseSpokenNumber(text.replace(/^twenty /, ''));
  return late === undefined ? undefined : 2000 + late;
};

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH = `(${MONTHS.join('|')})`;

/** 'I was there six years, from 2019 to 2021', 'six months, from January to March'. */
function hasWrongSpan(plain: string): boolean {
  const years = new RegExp(`\\b${N} years\\b[^.?!]{0,40}\\bfrom ${YEAR} (?:to|until|till) ${YEAR}`).exec(plain);
  if (years) {
    const [said, from, to] = [parseSpokenNumber(years[1] ?? ''), yearOf(years[2] ?? ''), yearOf(years[3] ?? '')];
    if (said !== undefined && from !== undefined && to !== undefined && Math.abs(to - from - said) > 1) return true;
  }
  const months = new RegExp(`\\b${N} months\\b[^.?!]{0,20}\\bfrom ${MONTH} to ${MONTH}\\b`).exec(plain);
  if (!months) return false;
  const said = parseSpokenNumber(months[1] ?? '');
  const span = (MONTHS.indexOf(months[3] ?? '') - MONTHS.indexOf(months[2] ?? '') + 12) % 12;
  return said !== undefined && Math.abs(span - said) > 1 && Math.abs(span + 12 - said) > 1;
}

/** 'I started there in 2015 and left in 2012', 'due in June and done by August, so two months early'. */
function endsBeforeItBegins(plain: string): boolean {
  const began = new RegExp(`\\b(?:started|began|joined|start)\\b[^.?!]{0,30}?\\b(?:in|from) ${YEAR}`).exec(plain);
  const ended = new RegExp(
    `\\b(?:left(?! (?:school|college|university|uni|home|the army))|finished|ended|stopped|handed over)\\b[^.?!]{0,40}?\\b(?:in|until) ${YEAR}`,
  ).exec(plain);
  if (began && ended && between(plain, began.index, ended.index).length < LONGEST_STORY) {
    const [from, to] = [yearOf(began[1] ?? ''), yearOf(ended[1] ?? '')];
    if (from !== undefined && to !== undefined && to < from) return true;
  }
  const due = new RegExp(
    `\\bdue (?:in|by|for) ${MONTH}\\b[^.?!]{0,60}?\\b(?:by|in) ${MONTH}\\b[^.?!]{0,60}?\\bearly\\b`,
  ).exec(plain);
  return due !== null && MONTHS.indexOf(due[2] ?? '') > MONTHS.indexOf(due[1] ?? '');
}
const LONGEST_STORY = 250;
const between = (text: string, a: number, b: number) => text.slice(Math.min(a, b), Math.max(a, b));

const MULTIPLE: Record<string, number> = {
  doubled: 2,
  doubling: 2,
  trebled: 3,
  tripled: 3,
  quadrupled: 4,
  halved: 0.5,
  'about half': 0.5,
};
/** 'From two hundred thousand to two hundred and forty, so I doubled it.' */
function isNoMultiple(plain: string): boolean {
  const told = new RegExp(
    `\\bfrom ${N}(?: \\w+)? to ${N}\\b[^.?!]{0,60}?\\b(doubled|doubling|trebled|tripled|quadrupled|halved|about half)\\b`,
  ).exec(plain);
  if (!told) return false;
  const from = parseSpokenNumber(told[1] ?? '');
  let to = parseSpokenNumber(told[2] ?? '');
  const times = MULTIPLE[told[3] ?? ''];
  if (!from || !to || !times) return false;
  // 'two hundred thousand to two hundred and forty' leaves the thousand out.
  while (from >= 1000 && to * 100 < from) to *= 1000;
  const ratio = to / from / times;
  return ratio < 0.7 || ratio > 1.4;
}

const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };
/** 'In two months … and I was there for six weeks.' */
function tookLongerThanItLasted(plain: string): boolean {
  const took = new RegExp(`\\b(?:in|within) ${N} (day|week|month|year)s?\\b`).exec(plain);
  const lasted = new RegExp(
    `\\b(?:was|were) (?:only |just )?there\\b[^.?!]{0,40}?\\bfor (?:only |just )?${N} (day|week|month|year)s?\\b`,
  ).exec(plain);
  if (!took || !lasted) return false;
  const inDays = (match: RegExpExecArray) =>
    (parseSpokenNumber(match[1] ?? '') ?? Number.NaN) * (DAYS[match[2] ?? ''] ?? 1);
  return inDays(took) > inDays(lasted) * 1.2;
}

/** 'Forty kilos a day and I got it down to sixty', 'ninety per cent, and we got it up to eighty-two'. */
function goesTheOtherWay(thought: string): boolean {
  const plainly = new RegExp(`\\b(up|down) from ${N}(?: \\w+)? to ${N}\\b`).exec(thought);
  if (plainly && !isAsTold(plainly[1], parseSpokenNumber(plainly[2] ?? ''), parseSpokenNumber(plainly[3] ?? '')))
    return true;
  const moved = new RegExp(
    `\\b${N}((?: (?!${SPOKEN_NUMBER})\\w+){0,14}),? (?:got|brought|cut|took|has|had|id|weve|wed) (?:\\w+ ){0,3}?(up|down) to (?:about |around |just )?${N}\\b`,
  ).exec(thought);
  if (!moved) return false;
  const [from, to] = [parseSpokenNumber(moved[1] ?? ''), parseSpokenNumber(moved[4] ?? '')];
  if (from === undefined || to === undefined || from < 3 || to < 3) return false;
  const after =
    thought
      .slice(moved.index + moved[0].length)
      .trim()
      .split(' ')[0] ?? '';
  const unit = (moved[2] ?? '').trim().split(' ')[0] ?? '';
  if (
    /^(?:per|percent|kilos?|minutes?|hours?|days?|weeks?|pounds?|euros?|people)/.test(after) &&
    !unit.startsWith(after.slice(0, 3))
  )
    return false;
  return !isAsTold(moved[3], from, to);
}

/** Figures far apart count different things: 'down from two hundred thousand to one eighty'. */
function isAsTold(way: string | undefined, from: number | undefined, to: number | undefined): boolean {
  if (from === undefined || to === undefined || Math.max(from, to) > 3 * Math.min(from, to)) return true;
  return way === 'up' ? to >= from : to <= from;
}

/** 'There were six of us … and all nine said', one more or less being whoever speaks. */
function countsOthers(plain: string): boolean {
  const team = new RegExp(
    `\\b(?:there (?:were|was|are) ${N} of us|team of ${N}|${N} of us in (?:it|the team))\\b`,
  ).exec(plain);
  const all = new RegExp(
    `\\b(?:all|each of the|every one of the) ${N}(?: of (?:them|us))?(?=[ ,.]*(?:said|told|stayed|agreed|came|in for|went|signed|$))`,
  ).exec(plain.slice((team?.index ?? 0) + (team?.[0].length ?? 0)));
  if (!team || !all) return false;
  const [ours, theirs] = [parseSpokenNumber(team[1] ?? team[2] ?? team[3] ?? ''), parseSpokenNumber(all[1] ?? '')];
  return ours !== undefined && theirs !== undefined && theirs > ours;
}

/** 'I ran it by myself, and my co-lead and I split the rota.' */
const isAloneWithSomebody = (plain: string): boolean =>
  /\b(?:by myself|on my own|single ?handed|completely alone|no staff at all)\b[^?]{0,120}\b(?:my co (?:lead|manager|worker|host)|and i split|between the two of us|the two of us|i put \w+ on (?:the )?\w+ and|there were \w+ of us)\b/.test(
    plain,
  );

/** 'We spent eighty thousand a year on packaging, and I saved a hundred and ten.' */
function savedMoreThanWasSpent(plain: string): boolean {
  const spent = new RegExp(
    `\\b(?:spend|spent|spending|bill|budget|cost)(?: \\w+)? (?:of |was |were )?(?:about |around )?${N}`,
  ).exec(plain);
  const saved = new RegExp(`\\bi saved (?:them |us |about |around |over |a )*${N}`).exec(
    plain.slice(spent?.index ?? 0),
  );
  const [before, less] = [parseSpokenNumber(spent?.[1] ?? ''), parseSpokenNumber(saved?.[1] ?? '')];
  return before !== undefined && less !== undefined && before >= 100 && less > before;
}

/** 'I'm twenty three and I've been painting for twelve years', for a living. */
function beganAsAChild(plain: string): boolean {
  const told = new RegExp(
    `\\bim ${N}(?: years old| now)? and ive been (?:\\w+ ){0,3}(?:professionally|in the trade|a qualified \\w+|full time)[^.?!]{0,30}? for ${N} years`,
  ).exec(plain);
  const [age, years] = [parseSpokenNumber(told?.[1] ?? ''), parseSpokenNumber(told?.[2] ?? '')];
  return age !== undefined && years !== undefined && age - years < YOUNGEST_AT_WORK;
}
const YOUNGEST_AT_WORK = 14;
