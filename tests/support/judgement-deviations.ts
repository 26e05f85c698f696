/** A judgement as a model may write it, and what the deviation may cost at most. */
export interface Deviation {
  name: string;
  /** What the model writes instead of the good judgement. */
  write: (good: Good) => string;
  /** `nothing`: it is read as if it were written well; `item`: the item is lost; a verdict: that verdict is. */
  costs: 'nothing' | 'item' | 'problem_answer' | 'structure';
  /** The check that counts it, where one does. */
  counted?: string;
  /** `length` where the model ran out of room. */
  finish?: 'length';
}

/** What stands in a barista's answer about a lost bag (`WHOLE_ANSWER`), well read and well written. */
export const GOOD_JUDGEMENT = {
  answered: 'yes',
  checks: [
    {
      id: 'addresses_question',
      quote: 'a customer lost her bag in our café at closing time',
      reason: 'It is about a customer.',
      level: 'strong',
    },
    {
      id: 'specific_episode_or_position',
      quote: 'Last winter a customer lost her bag',
      reason: 'One evening.',
      level: 'strong',
    },
    {
      id: 'own_actions_or_reasoning',
      quote: 'so I locked the till, searched the tables one by one and rang the bus company',
      reason: 'Three steps.',
      level: 'strong',
    },
    {
      id: 'concrete_detail',
      quote: 'They found it on the 42 within an hour',
      reason: 'A bus and a time.',
      level: 'strong',
    },
    { id: 'outcome', quote: 'she got everything back', reason: 'The bag came back.', level: 'strong' },
    {
      id: 'insight_or_fit',
      quote: 'I have kept a lost property book since then',
      reason: 'A new habit.',
      level: 'strong',
    },
  ],
  parts: [
    { part: 'situation', quote: 'Last winter a customer lost her bag in our café', level: 'strong' },
    { part: 'own_action', quote: 'searched the tables one by one and rang the bus company', level: 'strong' },
    { part: 'outcome', quote: 'she got everything back and still comes in every week', level: 'strong' },
    { part: 'learned', quote: 'I have kept a lost property book since then', level: 'weak' },
  ],
  marks: [
    {
      kind: 'padding',
      quote: 'still comes in every week',
      reason: 'You say this after the end is told.',
      suggestion: 'Stop when the bag is back.',
    },
  ],
  verdicts: { problem_answer: 'good', structure: 'good', right_and_safe: 'good', can_be_followed: 'excellent' },
  summary: 'You tell one evening from the loss to the end.',
  improvement: {
    about: 'detail',
    quote: 'searched the tables one by one',
    what: 'You do not say what you told the customer.',
    how: 'Add the words that you said to her.',
  },
};
export type Good = typeof GOOD_JUDGEMENT;

const json = (value: unknown) => JSON.stringify(value);
const pretty = (value: unknown) => JSON.stringify(value, null, 2);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const byKey = <T extends object, K extends keyof T>(list: readonly T[], key: K) =>
  Object.fromEntries(list.map(({ [key]: name, ...rest }) => [String(name), rest]));
/** The quote of the check of own actions, or of another, told otherwise. */
const quoting = (good: Good, quote: unknown, id = 'own_actions_or_reasoning') =>
  json({ ...good, checks: good.checks.map((check) => (check.id === id ? { ...check, quote } : check)) });
const dropping = (good: Good, name: keyof Good) =>
  json(Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)));
const verdicts = (good: Good, own: object) => json({ ...good, verdicts: { ...good.verdicts, ...own } });

/** Every way of writing a judgement that was seen to lose one, and some more. */
export const DEVIATIONS: readonly Deviation[] = [
  { name: 'in fences', write: (good) => `\`\`\`json\n${pretty(good)}\n\`\`\``, costs: 'nothing' },
  { name: 'in fences without a language', write: (good) => `\`\`\`\n${json(good)}\n\`\`\``, costs: 'nothing' },
  {
    name: 'between sentences with braces',
    write: (good) => `Here is the {judgement}: ${json(good)}\nI hope {this} helps.`,
    costs: 'nothing',
  },
  {
    name: 'after its thinking',
    write: (good) => `<think>{"answered": "no"} or yes?</think>\n${json(good)}`,
    costs: 'nothing',
  },
  { name: 'wrapped in a name', write: (good) => json({ judgement: good }), costs: 'nothing' },
  { name: 'wrapped in a list', write: (good) => json([good]), costs: 'nothing' },
  { name: 'written as a text', write: (good) => json({ output: json(good) }), costs: 'nothing' },
  {
    name: 'with commas at the ends',
    write: (good) => pretty(good).replaceAll(/([}\]"])\n/g, '$1,\n'),
    costs: 'nothing',
  },
  { name: 'without commas', write: (good) => pretty(good).replaceAll(/,\n/g, '\n'), costs: 'nothing' },
  {
    name: 'with comments',
    write: (good) =>
      pretty(good).replace('"checks"', '// the evidence\n"checks"').replace('"parts"', '/* parts */ "parts"'),
    costs: 'nothing',
  },
  {
    name: 'in single quotation marks',
    write: (good) => json(good).replaceAll('"', "'"),
    costs: 'nothing',
  },
  {
    name: 'with quotation marks inside of a text',
    write: (good) => json(good).replace('The bag came back.', 'She said "thank you" for it.'),
    costs: 'nothing',
  },
  {
    name: 'with a line break inside of a text',
    write: (good) => json(good).replace('Three steps.', 'Three\nsteps.'),
    costs: 'nothing',
  },
  {
    name: 'cut off in the improvement',
    write: (good) => json(good).slice(0, json(good).indexOf('"how"') + 12),
    costs: 'item',
  },
  ...(
    [
      ['behind the verdicts', (text) => text.indexOf(',"summary"')],
      ['in the summary', (text) => text.indexOf('from the loss')],
      ['in the last improvement', (text) => text.indexOf('that you said')],
      ['in the last brace', (text) => text.length - 1],
    ] satisfies [string, (text: string) => number][]
  ).map(
    ([where, at]): Deviation => ({
      name: `that ran out of room ${where}`,
      write: (good) => json(good).slice(0, at(json(good))),
      costs: 'item',
      counted: 'cut_off',
      finish: 'length',
    }),
  ),
  {
    name: 'that ran out of room between its verdicts',
    write: (good) => json(good).slice(0, json(good).indexOf('ood","right_and_safe"')),
    costs: 'structure',
    counted: 'cut_off',
    finish: 'length',
  },
  {
    name: 'that ran out of room in its last mark, its verdicts first',
    write: ({ verdicts: own, ...good }) => {
      const text = json({ verdicts: own, ...good });
      return text.slice(0, text.indexOf('"suggestion"') + 20);
    },
    costs: 'item',
    counted: 'cut_off',
    finish: 'length',
  },
  {
    name: 'with capitals',
    write: (good) => json(good).replaceAll(/"(strong|weak|good|excellent|yes)"/g, (_, word) => json(capital(word))),
    costs: 'nothing',
  },
  {
    name: 'with words after the words',
    write: (good) =>
      json(good).replaceAll('"strong"', '"strong - clearly told"').replaceAll('"good"', '"good (solid)"'),
    costs: 'nothing',
  },
  {
    name: 'with numbers for levels',
    write: (good) => json(good).replaceAll('"strong"', '3'),
    costs: 'item',
    counted: 'unreadable_check',
  },
  {
    name: 'with a number for one verdict',
    write: (good) => verdicts(good, { structure: 78 }),
    costs: 'structure',
    counted: 'unreadable_verdict',
  },
  {
    name: 'with an invented word for one verdict',
    write: (good) => verdicts(good, { problem_answer: 'A-' }),
    costs: 'problem_answer',
    counted: 'unreadable_verdict',
  },
  {
    name: 'with scores besides',
    write: (good) => json({ ...good, score: 97, overall: { problem_answer: 97 } }),
    costs: 'nothing',
  },
  {
    name: 'with the verdicts outside of their object',
    write: ({ verdicts: own, ...good }) => json({ ...good, ...own }),
    costs: 'nothing',
  },
  {
    name: 'with the verdicts as a list',
    write: ({ verdicts: own, ...good }) =>
      json({ ...good, verdicts: Object.entries(own).map(([axis, verdict]) => ({ axis, verdict })) }),
    costs: 'nothing',
  },
  {
    name: 'with names in another case',
    write: (good) =>
      json(good).replaceAll('"problem_answer"', '"problemAnswer"').replace('"can_be_followed"', '"Can be followed"'),
    costs: 'nothing',
  },
  {
    name: 'with an unknown check',
    write: (good) => json(good).replace('"insight_or_fit"', '"communication_skills"'),
    costs: 'item',
    counted: 'unreadable_check',
  },
  {
    name: 'with checks by name',
    write: (good) => json({ ...good, checks: byKey(good.checks, 'id') }),
    costs: 'nothing',
  },
  {
    name: 'with parts by the names of a method',
    write: (good) =>
      json(good).replace('"part":"situation"', '"part":"Situation"').replace('"part":"own_action"', '"part":"Action"'),
    costs: 'nothing',
  },
  { name: 'without marks', write: (good) => dropping(good, 'marks'), costs: 'item' },
  { name: 'without parts', write: (good) => dropping(good, 'parts'), costs: 'item' },
  { name: 'with nothing for a list', write: (good) => json({ ...good, marks: null, parts: null }), costs: 'item' },
  {
    name: 'with the one mark for the list',
    write: (good) => json({ ...good, marks: good.marks[0] }),
    costs: 'nothing',
  },
  {
    name: 'with a sentence among the checks',
    write: (good) => json({ ...good, checks: ['The answer is clear.', ...good.checks] }),
    costs: 'nothing',
  },
  { name: 'without reasons', write: (good) => json(good).replaceAll(/"reason":"[^"]*",/g, ''), costs: 'item' },
  {
    name: 'with an answer in other words',
    write: (good) => json({ ...good, answered: true }),
    costs: 'nothing',
  },
  {
    name: 'without a word on whether it is answered',
    write: (good) => dropping(good, 'answered'),
    costs: 'nothing',
    counted: 'unreadable_answered',
  },
  {
    name: 'with an ellipsis in a quote',
    write: (good) => quoting(good, 'so I locked the till … and rang the bus company'),
    costs: 'item',
  },
  {
    name: 'with a quote that is tidied up',
    write: (good) => quoting(good, 'I locked the till, searched the tables one by one, and rang the bus company.'),
    costs: 'item',
  },
  {
    name: 'with a quote in other words',
    write: (good) => quoting(good, 'The speaker locked the till and searched all the tables'),
    costs: 'item',
  },
  {
    name: 'with a quote that is nowhere',
    write: (good) => quoting(good, 'I personally saved nine million dollars that year'),
    costs: 'item',
  },
  {
    name: 'with quotes in marks of their own',
    write: (good) => quoting(good, '“so I locked the till, searched the tables one by one and rang the bus company”'),
    costs: 'nothing',
  },
  {
    name: 'with a list of quotes',
    write: (good) => quoting(good, ['so I locked the till', 'searched the tables one by one and rang the bus company']),
    costs: 'item',
  },
  {
    name: 'without an improvement',
    write: (good) => json({ ...good, improvement: 'None needed.' }),
    costs: 'item',
  },
];
