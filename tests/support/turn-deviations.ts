type Turn = { is: string; lacks: string; say: string; told: { part: string; quote: string }[] };

/** Ways in which models write a turn otherwise than they were asked; all of it can be read all the same. */
export const TURN_DEVIATIONS: Readonly<Record<string, (turn: Turn) => string>> = {
  'in fences': (turn) => `\`\`\`json\n${json(turn)}\n\`\`\``,
  'behind a sentence, before another': (turn) => `Here {it} is:\n${json(turn)}\nI hope {that} helps.`,
  'behind its thinking': (turn) => `<think>{"is": "joke"} no.</think>${json(turn)}`,
  'in another object': (turn) => JSON.stringify({ turn }),
  'in a list': (turn) => `[${json(turn)}]`,
  'on many lines': (turn) => JSON.stringify(turn, null, 2),
  'with capitals': (turn) => json({ ...turn, is: 'Answer', lacks: 'Specifics' }),
  'with keys in capitals': (turn) => json(turn).replace('"is"', '"Is"').replace('"lacks"', '"Lacks"'),
  'with a name in the singular': (turn) => json({ ...turn, lacks: 'specific' }),
  'with lists for names': (turn) => JSON.stringify({ ...turn, is: ['answer'], lacks: [turn.lacks] }),
  'with commas behind the last': (turn) => json(turn).replace(/([}\]])/g, ',$1'),
  'without commas': (turn) => json(turn).replace(/","/g, '" "'),
  'with comments': (turn) =>
    json(turn).replace('"lacks"', '// what, lacks?\n"lacks"').replace('"say"', '/* {now} */"say"'),
  'with single quotation marks': ({ is, lacks, say }) =>
    `{'is': '${is}', 'lacks': '${lacks}', 'say': '${say}', 'told': []}`,
  'with curly quotation marks': (turn) => json(turn).replaceAll('"', '”'),
  'without quotation marks at keys': (turn) => json(turn).replace(/"(is|lacks|say|told)":/g, '$1: '),
  'with an unknown key before': (turn) => JSON.stringify({ reasoning: 'It is {vague}.', ...turn }),
  'with its quotes first': ({ told, ...turn }) => JSON.stringify({ told, ...turn }),
  'with the words first': ({ say, ...turn }) => JSON.stringify({ say, ...turn }),
  'with the words as a list': (turn) => JSON.stringify({ ...turn, say: turn.say.split(/(?<=\.) /) }),
  'with the words in an object': (turn) => JSON.stringify({ ...turn, say: { text: turn.say } }),
  'without quotes': ({ told: _, ...turn }) => JSON.stringify(turn),
  'with a text for the quotes': (turn) => JSON.stringify({ ...turn, told: 'nothing' }),
  'with an unknown part': (turn) => JSON.stringify({ ...turn, told: [{ part: 'mood', quote: 'a' }, 7, ...turn.told] }),
  'with a quote that nobody said': (turn) =>
    JSON.stringify({ ...turn, told: [{ part: 'outcome', quote: 'they flew to the moon' }] }),
  'with an unknown word for what it is': (turn) => json({ ...turn, is: 'statement' }),
  'without saying what it is': ({ is: _, ...turn }) => JSON.stringify(turn),
  'without its end': (turn) => json(turn).slice(0, -2),
  'with a new line in its words': (turn) => json(turn).replace('far. ', 'far.\n'),
};

const json = (turn: Turn): string => JSON.stringify(turn);
