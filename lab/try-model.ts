import { parseArgs } from 'node:util';
import { SCHEMA_FORMS } from '#engines/llm/answer-form.ts';
import { openAiModel } from '#engines/openai/openai-llm.ts';
import { choosePurposes } from './played/all-purposes.ts';
import { writeTable } from './played/model-table.ts';
import type { PlayedPurpose } from './played/played-case.ts';
import { TimedModel } from './played/timed-model.ts';
import { fellBack, whileCounting } from './played/told-events.ts';

const USAGE = `npm run try-model -- --base-url URL --model NAME [--judge-model NAME] [--api-key-env NAME] [--schema strict|bare|prompt]
                     [--only plans|turns|judgements] [--few N]
asks an OpenAI-compatible server what the product would ask it about labelled texts, and prints how well that serves`;

/** A server is asked so much at once. */
const AT_ONCE = 2;

/** `npm run try-model`: what a language model is worth here, before it is chosen. */
export async function tryModel(args: readonly string[]): Promise<void> {
  const { llm, model, judgeModel, purposes, few } = readTrial(args);
  for (const whole of await purposes()) {
    const purpose = few === undefined ? whole : onlySome(whole, few);
    const timed = new TimedModel(llm);
    const asked = purpose.name === 'judgements' ? judgeModel : model;
    const { done: outcomes, told } = await whileCounting(() => askAll(purpose, timed, asked));
    const columns = [
      { title: 'built in', figures: purpose.measure(await purpose.embedded()) },
      { title: asked, figures: purpose.measure(outcomes) },
    ];
    console.log(`${writeTable(`${purpose.name}, ${outcomes.length} asked`, columns)}\n`);
    console.log(`${timed.report()}\n${fellBack(told)}\n`);
  }
}

function readTrial(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': text,
      model: text,
      'judge-model': text,
      'api-key-env': text,
      schema: text,
      only: text,
      few: text,
    },
  });
  const {
    'base-url': baseUrl,
    model,
    'judge-model': judgeModel = model,
    'api-key-env': keyName,
    schema,
    only,
    few,
  } = values;
  if (!baseUrl || !model || !judgeModel) throw new Error(USAGE);
  const form = SCHEMA_FORMS.find((each) => each === (schema ?? 'strict'));
  if (!form) throw new Error(`--schema must be one of ${SCHEMA_FORMS.join(', ')}`);
  const apiKey = keyName === undefined ? undefined : process.env[keyName];
  if (keyName !== undefined && !apiKey) throw new Error(`The environment has no ${keyName}`);
  if (few !== undefined && !/^[1-9]\d{0,3}$/.test(few)) throw new Error('--few must be a number');
  return {
    llm: openAiModel({ baseUrl, apiKey, form }),
    model,
    judgeModel,
    purposes: choosePurposes(only),
    few: few === undefined ? undefined : Number(few),
  };
}

/** For a first look: so many cases, at even distances. */
function onlySome<T>(purpose: PlayedPurpose<T>, few: number): PlayedPurpose<T> {
  const step = Math.max(1, purpose.cases.length / few);
  const kept = <U>(all: readonly U[]): U[] => all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return { ...purpose, cases: kept(purpose.cases), embedded: async () => kept(await purpose.embedded()) };
}

/** What the product makes of each case, in their order. */
async function askAll<T>(purpose: PlayedPurpose<T>, llm: TimedModel, model: string): Promise<T[]> {
  const outcomes: T[] = [];
  for (let at = 0; at < purpose.cases.length; at += AT_ONCE)
    outcomes.push(...(await Promise.all(purpose.cases.slice(at, at + AT_ONCE).map((item) => item.ask(llm, model)))));
  return outcomes;
}
